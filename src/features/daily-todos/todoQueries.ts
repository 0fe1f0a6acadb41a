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
import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { isoDay } from '../../lib/days/days.ts'
import { persisted } from '../../lib/offline/persisted.ts'
import { allPages, allPagesQuery } from '../../lib/query/allPages.ts'
import { type HistoryCache, historyCacheKey, withItem } from './history/past/historyCache.ts'

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
  return queryOptions({
    ...allPagesQuery(lists.items, { module, date }),
    staleTime: 60_000,
    ...persisted,
  })
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

/** Puts an item that the server answered among those that were read before, of its day and of the past. */
export async function putItem(client: QueryClient, item: DailyTodoItem): Promise<void> {
  const date = isoDay(item.date)
  await put<HistoryCache>(client, historyCacheKey(item.module), (past) =>
    withItem(past, { ...item, date }),
  )
  await put<DailyTodoItem[]>(client, dayItems(item.module, date).queryKey, (items) => [
    ...items.filter(({ option }) => option !== item.option),
    item,
  ])
}

/** Changes an answer that was read. One that is under way may be older than the change, so it is asked for again. */
async function put<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (answer: Answer) => Answer,
): Promise<void> {
  const isFetching = client.isFetching({ queryKey, exact: true }) > 0
  if (isFetching) await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Answer>(queryKey, (answer) => answer && change(answer))
  if (isFetching) void client.invalidateQueries({ queryKey, exact: true })
}
