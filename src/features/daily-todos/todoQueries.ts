import {
  createDailyTodoItem,
  type DailyTodoItem,
  type DailyTodoItemUpdate,
  type DailyTodoStatus,
  getListDailyTodoItemsQueryKey,
  getListDailyTodoOptionsQueryKey,
  getListDailyTodosModulesQueryKey,
  getListDailyTodosWidgetsQueryKey,
  listDailyTodoItems,
  listDailyTodoOptions,
  listDailyTodosModules,
  listDailyTodosWidgets,
  updateDailyTodoItem,
} from '@daymark/api'
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { isoDay } from '../../lib/days/days.ts'
import { persisted } from '../../lib/offline/persistedQueries.ts'
import { allPages, allPagesQuery } from '../../lib/query/allPages.ts'
import { putHistoryItem } from './history/past/historyCache.ts'

/** The lists of the API that come in pages, see `PagedList`. Of items there is one for each option and day that has a status. */
export const lists = {
  modules: { queryKey: getListDailyTodosModulesQueryKey, queryFn: listDailyTodosModules },
  options: { queryKey: getListDailyTodoOptionsQueryKey, queryFn: listDailyTodoOptions },
  widgets: { queryKey: getListDailyTodosWidgetsQueryKey, queryFn: listDailyTodosWidgets },
  items: { queryKey: getListDailyTodoItemsQueryKey, queryFn: listDailyTodoItems },
}

/** Every list, also those that no card shows; readable without a connection. */
export const everyList = queryOptions({ ...allPagesQuery(lists.modules, {}), ...persisted })

/** Returns every to-do of a module, over all pages, as a widget shows them; readable without a connection. */
export function moduleOptions(module: number) {
  return queryOptions({
    ...allPagesQuery(lists.options, { module }),
    // Options change on the screens that invalidate them, or now and then on another device.
    staleTime: 5 * 60 * 1000,
    ...persisted,
  })
}

/** Returns every item of one module on one day (ISO). */
export function dayItems(module: number, date: string) {
  return queryOptions({ ...allPagesQuery(lists.items, { module, date }), ...persisted })
}

/** Reads every item of one module on one day (ISO) as the server has it now, past the cache. */
export function readDay({ module, date }: { module: number; date: string }) {
  return allPages((page) => listDailyTodoItems({ module, date, ...page }))
}

/** Creates the item of an option on a day, or changes the one that there is. Throws ApiError. */
export function sendChange(
  { module, date, option }: { module: number; date: string; option: number },
  change: DailyTodoItemUpdate,
  item: DailyTodoItem | undefined,
): Promise<DailyTodoItem> {
  return item
    ? updateDailyTodoItem(item.id, change)
    : createDailyTodoItem({ module, date, option, status: 'todo', ...change })
}

/** An option without an item on a day is still to do. */
export const statusOf = (item: DailyTodoItem | undefined): DailyTodoStatus => item?.status ?? 'todo'

/** Returns the item of an option. */
export function itemOf(
  items: readonly DailyTodoItem[] | undefined,
  { option }: { option: number },
): DailyTodoItem | undefined {
  return items?.find((item) => item.option === option)
}

/** Returns the items of a day by the id of their option. */
export function byOption(items: readonly DailyTodoItem[]): ReadonlyMap<number, DailyTodoItem> {
  return new Map(items.map((item) => [item.option, item]))
}

/** The days that a card shows: today and the six before it. */
export const shownDays = 7

export type PageNumber = number | 'last'

/** Items of a list, in the order of their days; `pageCount` is that of the whole list. */
export interface ItemPage {
  items: DailyTodoItem[]
  pageCount: number
}

/** Returns the items of pages that were read from the newest back. Of an item on two pages, because it moved, the last one counts. */
export const itemsOfPages = (pages: readonly ItemPage[]): DailyTodoItem[] =>
  pages.toReversed().flatMap(({ items }) => items)

/** Returns the key of what was read of the past of a list, see `pastItems`. */
export const pastItemsKey = (module: number) =>
  [...getListDailyTodoItemsQueryKey({ module }), 'past'] as const

/** Returns the oldest day of the items of a page. The previous page may have more items of that day. */
export function oldestDay(items: readonly DailyTodoItem[]): string {
  return items.reduce((oldest, { date }) => (date < oldest ? date : oldest), '9999-12-31')
}

/** Puts an item that the server answered among those that were read before, of its day and of the past. */
export async function putItem(client: QueryClient, item: DailyTodoItem): Promise<void> {
  const date = isoDay(item.date)
  putPastItem(client, { ...item, date })
  putHistoryItem(client, { ...item, date })
  const { queryKey } = dayItems(item.module, date)
  // An answer under way may be older than this one.
  const isFetching = client.isFetching({ queryKey }) > 0
  if (isFetching) await client.cancelQueries({ queryKey })
  client.setQueryData(
    queryKey,
    (items) => items && [...items.filter(({ option }) => option !== item.option), item],
  )
  if (isFetching) void client.invalidateQueries({ queryKey })
}

function putPastItem(client: QueryClient, item: DailyTodoItem): void {
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
