import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { MoreIcon } from '../../icons/signs.tsx'
import * as styles from './List.css.ts'

export interface ListProps {
  /** `ListRow` elements. */
  children: ReactNode
  /** Grows to seven tenths of the window, then scrolls. */
  isScrollable?: boolean
  'aria-label'?: string
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
  /** A control at the end of the row, or a few below each other. */
  end?: ReactNode
  /** Steps back visually, for what needs no attention any more. */
  isMuted?: boolean
  /**
   * Makes the texts a button that opens a menu at the element it is given. A plain one: a long list has many, and what
   * react-aria adds to a button costs each row.
   */
  onTitlePress?: (anchor: HTMLElement) => void
}

/** A row of a `List`: texts at the start, a control at the end. */
export function ListRow({ as: Element = 'li', title, description, end, ...props }: ListRowProps) {
  const { isMuted, onTitlePress } = props
  return (
    <Element className={cx(styles.row, Element === 'li' && styles.spaced)}>
      <div className={styles.texts}>
        <div className={cx(styles.title, isMuted && styles.muted)}>
          {onTitlePress ? (
            <button
              type="button"
              aria-haspopup="menu"
              className={styles.titleButton}
              onClick={({ currentTarget }) => {
                // WebKit focuses no button that is clicked, and the menu gives the focus back.
                currentTarget.focus()
                onTitlePress(currentTarget)
              }}
            >
              {title}
              <MoreIcon size="small" />
            </button>
          ) : (
            title
          )}
        </div>
        {description !== undefined && description !== '' && (
          <div className={styles.description}>{description}</div>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </Element>
  )
}
