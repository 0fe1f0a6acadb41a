import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './List.css.ts'

export interface ListProps {
  /** `ListRow` or `ChoiceRow` elements. Of more than sixty, those out of sight cost the browser nothing. */
  children: ReactNode
  /** Grows to seven tenths of the window, then scrolls. */
  isScrollable?: boolean
  'aria-label'?: string
  ref?: Ref<HTMLUListElement>
}

/** Rows below each other with hairlines between them. */
export function List({ children, isScrollable, ...rest }: ListProps) {
  return (
    <ul className={cx(styles.list, isScrollable && styles.scrollable)} {...rest}>
      {children}
    </ul>
  )
}

export interface ListRowProps {
  title: ReactNode
  description?: ReactNode
  /** A control at the end of the row, or a few below each other. */
  end?: ReactNode
}

/** A row of a `List`: texts at the start, a control at the end. */
export function ListRow({ title, description, end }: ListRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.texts}>
        <div className={styles.title}>{title}</div>
        {description !== undefined && description !== '' && (
          <div className={styles.description}>{description}</div>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  )
}
