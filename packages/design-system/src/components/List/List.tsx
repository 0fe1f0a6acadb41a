import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import { type OrderedItem, usePagePart } from '../../pageParts.tsx'
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
  /** What `ReorderInPlace` moves it as. */
  orderedAs?: OrderedItem
}

/** A row of a `List`: texts at the start, a control at the end. */
export function ListRow({ title, description, end, isMuted, isDone, orderedAs }: ListRowProps) {
  return (
    <li
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- in a `ListGroup` the element alone is no item
      role="listitem"
      className={styles.row}
      ref={usePagePart({ item: orderedAs })}
    >
      <div className={styles.texts}>
        <div
          className={cx(styles.title, (isMuted || isDone) && styles.muted, isDone && styles.done)}
        >
          {title}
        </div>
        {description !== undefined && description !== '' && (
          <div className={styles.description}>{description}</div>
        )}
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </li>
  )
}
