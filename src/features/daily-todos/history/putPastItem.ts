import { type DailyTodoItem, getListDailyTodoItemsQueryKey } from '@daymark/api'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

export type PageNumber = number | 'last'

/** Items of a list, in the order of their days; `pageCount` is that of the whole list. */
export interface ItemPage {
  items: DailyTodoItem[]
  pageCount: number
}

/** Returns the items of pages that were read from the newest back. What is on two pages is newest at the end. */
export const itemsOfPages = (pages: readonly ItemPage[]): DailyTodoItem[] =>
  pages.toReversed().flatMap(({ items }) => items)

/** Returns the key of what was read of the past of a list, see `pastItems`. */
export const pastItemsKey = (module: number) =>
  [...getListDailyTodoItemsQueryKey({ module }), 'past'] as const

/** Returns the oldest day of the items of a page. The previous page may have more items of that day. */
export function oldestDay(items: readonly DailyTodoItem[]): string {
  return items.reduce((oldest, { date }) => (date < oldest ? date : oldest), '9999-12-31')
}

/** Puts an item that the server answered among those that were read before. */
export function putPastItem(client: QueryClient, item: DailyTodoItem): void {
  const isOther = ({ option, date }: DailyTodoItem) => option !== item.option || date !== item.date
  client.setQueryData<InfiniteData<ItemPage, PageNumber>>(pastItemsKey(item.module), (past) => {
    if (past === undefined) return undefined
    const isAllRead = past.pages.length >= (past.pages[0]?.pageCount ?? 1)
    // The newest page that begins before the item; an item before all that was read is read with its own page.
    const place = past.pages.findIndex(
      ({ items }, index) =>
        oldestDay(items) <= item.date || (isAllRead && index === past.pages.length - 1),
    )
    const pages = past.pages.map((page, index) => {
      const others = page.items.filter(isOther)
      return { ...page, items: index === place ? [...others, item] : others }
    })
    return { ...past, pages }
  })
}
