import type { DailyTodoItem } from '@daymark/api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { keptOffline } from '../../lib/offline/keptAnswers.ts'
import { isoDay } from '../../lib/days/days.ts'
import { lists } from './lists.ts'
import { putPastItem } from './history/putPastItem.ts'

/** Returns every item of one module on one day (ISO). */
export function dayItems(module: number, date: string) {
  return queryOptions({
    ...allPagesQuery(lists.items, { module, date }),
    ...keptOffline,
  })
}

/** Puts an item that the server answered among those that were read before. */
export async function putItem(queryClient: QueryClient, item: DailyTodoItem): Promise<void> {
  const date = isoDay(item.date)
  putPastItem(queryClient, { ...item, date })
  const { queryKey } = dayItems(item.module, date)
  // An answer under way may be older than this one.
  const isFetching = queryClient.isFetching({ queryKey }) > 0
  if (isFetching) await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    (items) => items && [...items.filter(({ option }) => option !== item.option), item],
  )
  if (isFetching) void queryClient.invalidateQueries({ queryKey })
}
