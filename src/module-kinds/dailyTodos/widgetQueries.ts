import { type DailyTodoItem, listDailyTodoOptions, resourceQueryKey } from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../../offline/allPages.ts'
import { keptOffline } from '../../offline/keptAnswers.ts'

/** Every option of a module, over all pages (ruling 8). */
export function moduleOptions(module: number) {
  return queryOptions({
    queryKey: [...resourceQueryKey('daily-todo-options'), { module }, 'all'],
    queryFn: ({ signal }) =>
      allPages((page) => listDailyTodoOptions({ module, ...page }, { signal })),
    // Options change on the screens that invalidate them, or now and then on another device.
    staleTime: 5 * 60 * 1000,
    ...keptOffline,
  })
}

/** The items of a day by the id of their option. */
export function byOption(items: readonly DailyTodoItem[]): ReadonlyMap<number, DailyTodoItem> {
  return new Map(items.map((item) => [item.option, item]))
}
