import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '../../cx.ts'
import * as styles from './VirtualList.css.ts'

export interface VirtualListProps<Item extends { id: string | number }> {
  /** Name of the list. */
  label: string
  items: readonly Item[]
  /**
   * What a row shows; Tab reaches the controls inside. It is called once for each item: what changes
   * while the item stays the same comes from a context.
   */
  children: (item: Item) => ReactNode
  /** What typing a letter looks for. */
  textValue: (item: Item) => string
  /** A row was pressed, or Enter on it. */
  onAction?: (id: string | number) => void
  /** Height in px of a row that has not been measured yet. @default 48 */
  estimatedRowHeight?: number
  /** @default 'medium' */
  height?: 'medium' | 'large'
  /** Stands in place of the rows while there are none. */
  emptyState?: ReactNode
}

/** A list of thousands of rows, of which only those in sight are in the document. */
export function VirtualList<Item extends { id: string | number }>(props: VirtualListProps<Item>) {
  const { label, items, children, textValue, onAction, height = 'medium' } = props
  const { estimatedRowHeight = 48 } = props
  return (
    <Virtualizer
      layout={ListLayout}
      layoutOptions={{ estimatedRowSize: estimatedRowHeight }}
      shouldObserveItemSize
    >
      <GridList
        aria-label={label}
        items={items}
        keyboardNavigationBehavior="tab"
        className={cx(styles.list, styles.height[height])}
        onAction={onAction}
        renderEmptyState={() => props.emptyState}
      >
        {(item) => (
          <GridListItem textValue={textValue(item)} className={styles.row}>
            {children(item)}
          </GridListItem>
        )}
      </GridList>
    </Virtualizer>
  )
}
