import { type DailyTodoItem, getListDailyTodoItemsQueryOptions } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { newestKey } from '../../../data/listQueries.ts'

/** Puts an item that the server answered among those that were read before. */
export function putRecentItem(client: QueryClient, item: DailyTodoItem): void {
  client.setQueryData<DailyTodoItem[]>(
    newestKey(getListDailyTodoItemsQueryOptions, { module: item.module }),
    (items) =>
      items &&
      [
        ...items.filter(({ option, date }) => option !== item.option || date !== item.date),
        item,
      ].toSorted((one, other) => one.date.localeCompare(other.date)),
  )
}
