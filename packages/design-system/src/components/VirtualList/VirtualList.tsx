import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { useMedia } from '../../layout/useMedia.ts'
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
  /** Height in px of a row that has not been measured yet. @default 48 */
  estimatedRowHeight?: number
}

/** A list of thousands of rows, of which only those in sight are in the document; on paper all of them are. */
export function VirtualList<Item extends { id: string | number }>(props: VirtualListProps<Item>) {
  const { label, items, children, textValue, estimatedRowHeight = 48 } = props
  return (
    <>
      <Virtualizer
        layout={ListLayout}
        layoutOptions={{ estimatedRowSize: estimatedRowHeight }}
        shouldObserveItemSize
      >
        <GridList
          aria-label={label}
          items={items}
          keyboardNavigationBehavior="tab"
          className={styles.list}
        >
          {(item) => (
            <GridListItem textValue={textValue(item)} className={styles.row}>
              {children(item)}
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
      <OnPaper>
        {() => (
          <ul aria-label={label}>
            {items.map((item) => (
              <li key={item.id} className={styles.row}>
                {children(item)}
              </li>
            ))}
          </ul>
        )}
      </OnPaper>
    </>
  )
}

/** By itself, so that the rows on the screen stay as they are when the page is printed. */
function OnPaper({ children }: { children: () => ReactNode }) {
  return useMedia('print') ? children() : null
}
