import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './List.css.ts'

export interface ListProps {
  /** `ListRow` elements. */
  children: ReactNode
  /** Grows to seven tenths of the window, then scrolls. */
  isScrollable?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
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
  /** A `div` where something else makes the row, for example a `VirtualList`. @default 'li' */
  as?: 'li' | 'div'
  title: ReactNode
  description?: ReactNode
  /** A control at the end of the row. */
  end?: ReactNode
  /** Steps back visually, for what needs no attention any more. */
  isMuted?: boolean
}

/** A row of a `List`: texts at the start, a control at the end. */
export function ListRow({ as: Element = 'li', title, description, end, isMuted }: ListRowProps) {
  return (
    <Element className={cx(styles.row, Element === 'li' && styles.spaced)}>
      <div className={styles.texts}>
        <div className={cx(styles.title, isMuted && styles.muted)}>{title}</div>
        {description !== undefined && description !== '' && (
          <div className={styles.description}>{description}</div>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </Element>
  )
}
