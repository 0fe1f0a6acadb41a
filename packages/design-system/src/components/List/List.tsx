import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import { ChevronDownIcon } from '../../icons/arrows.tsx'
import * as styles from './List.css.ts'

export interface ListProps {
  /** `ListRow` elements, or `ListGroup` elements if it `isGrouped`. */
  children: ReactNode
  /** Grows to seven tenths of the window, then scrolls. */
  isScrollable?: boolean
  /** Has `ListGroup` elements, because it may have hundreds of rows. */
  isGrouped?: boolean
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** Rows below each other with hairlines between them. */
export function List({ children, isScrollable, isGrouped, ref, ...rest }: ListProps) {
  const Element: 'ul' | 'div' = isGrouped ? 'div' : 'ul'
  return (
    <Element
      ref={ref as Ref<HTMLDivElement & HTMLUListElement>}
      role={isGrouped ? 'list' : undefined}
      className={cx(styles.list, isScrollable && styles.scrollable)}
      {...rest}
    >
      {children}
    </Element>
  )
}

/**
 * Some rows of a `List`, best about twenty. In a list of more than three groups those out of sight cost the browser
 * nothing: it neither lays out nor paints their rows, and looks at one box instead of many. Screen readers hear one list.
 */
export function ListGroup({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul
      role="presentation"
      className={styles.group}
      // What it takes until it was in sight once.
      style={{ containIntrinsicBlockSize: `auto calc(${children.length} * ${styles.rowHeight})` }}
    >
      {children}
    </ul>
  )
}

export interface ListRowProps {
  title: ReactNode
  description?: ReactNode
  /** A control at the end of the row, or a few below each other. */
  end?: ReactNode
  /** Dimmed, for a row that does not need attention. */
  isMuted?: boolean
  /** Struck through, for what is done. */
  isDone?: boolean
  /**
   * Makes the texts a button that opens a menu at the element it is given. A plain one: a long list has many, and what
   * react-aria adds to a button costs each row.
   */
  onTitlePress?: (anchor: HTMLElement) => void
  /**
   * Has room at the start for the tick of the `SegmentedChoice` at its end. Keys reach the choice first, and a long
   * title takes the whole line.
   */
  hasTick?: boolean
  /** What `ReorderInPlace` moves it as: an `orderedItem`. */
  orderedAs?: string
}

/** A row of a `List`: texts at the start, a control at the end. */
export function ListRow({ title, description, end, ...props }: ListRowProps) {
  const { isMuted, isDone, onTitlePress, hasTick = false, orderedAs } = props
  const control = end !== undefined && (
    <div className={cx(styles.end, hasTick && styles.endOfTicked)}>{end}</div>
  )
  return (
    <li
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- in a `ListGroup` the element alone is no item
      role="listitem"
      className={cx(styles.row, hasTick && styles.ticked)}
      data-item={orderedAs}
    >
      {hasTick && control}
      <div className={cx(styles.texts, hasTick && styles.textsOfTicked)}>
        <div
          className={cx(styles.title, (isMuted || isDone) && styles.muted, isDone && styles.done)}
        >
          {onTitlePress ? (
            <button
              type="button"
              aria-haspopup="menu"
              className={cx(styles.titleButton, hasTick && styles.highOnTouch)}
              onClick={({ currentTarget }) => {
                // WebKit focuses no button that is clicked, and the menu gives the focus back.
                currentTarget.focus()
                onTitlePress(currentTarget)
              }}
            >
              {title}
              <ChevronDownIcon size="small" />
            </button>
          ) : (
            title
          )}
        </div>
        {description !== undefined && description !== '' && (
          <div className={cx(styles.description, hasTick && styles.descriptionOfTicked)}>
            {description}
          </div>
        )}
      </div>
      {!hasTick && control}
    </li>
  )
}
