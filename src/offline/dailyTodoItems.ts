import { type DailyTodoItem, listDailyTodoItems, resourceQueryKey } from '@daymark/api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { allPages } from './allPages.ts'
import { keptOffline } from './keptAnswers.ts'

/** Every item of one module on one day (ISO, UTC). */
export function dayItems(module: number, date: string) {
  return queryOptions({
    queryKey: [...resourceQueryKey('daily-todo-items'), { module, date }, 'all'],
    queryFn: ({ signal }) =>
      allPages((page) => listDailyTodoItems({ module, date, ...page }, { signal })),
    ...keptOffline,
  })
}

/** Puts an item that the server answered among those that were read before. */
export async function putItem(queryClient: QueryClient, item: DailyTodoItem): Promise<void> {
  const { queryKey } = dayItems(item.module, item.date)
  // An answer that is on its way may be older than this one.
  const isFetching = queryClient.isFetching({ queryKey }) > 0
  if (isFetching) await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(
    queryKey,
    (items) => items && [...items.filter(({ option }) => option !== item.option), item],
  )
  if (isFetching) void queryClient.invalidateQueries({ queryKey })
}
