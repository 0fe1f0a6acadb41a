import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '../../cx.ts'
import * as styles from './VirtualList.css.ts'

export interface VirtualListProps<Item extends { id: string | number }> {
  /** Name of the list. */
  label: string
  items: readonly Item[]
  /** What a row shows; links and buttons inside are reached by the arrow keys. */
  children: (item: Item) => ReactNode
  /** What typing a letter looks for. */
  textValue: (item: Item) => string
  /** A row was pressed, or Enter on it. */
  onAction?: (id: string | number) => void
  /** Height of each row in px. @default 48 */
  rowHeight?: number
  /** @default 'medium' */
  height?: 'medium' | 'large'
  /** Stands in place of the rows while there are none. */
  emptyState?: ReactNode
}

/** A list of thousands of rows, of which only those in sight are in the document. */
export function VirtualList<Item extends { id: string | number }>(props: VirtualListProps<Item>) {
  const { label, items, children, textValue, onAction, rowHeight = 48, height = 'medium' } = props
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
      <GridList
        aria-label={label}
        items={items}
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
