import type { DailyTodoItem } from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { keptOffline } from '../../lib/offline/keptAnswers.ts'
import { allPagesQuery } from '../../lib/query/allPages.ts'
import { lists } from './lists.ts'

/** Returns every to-do of a module, over all pages, as a widget shows them; readable without a connection. */
export const moduleOptions = (module: number) =>
  queryOptions({
    ...allPagesQuery(lists.options, { module }),
    // Options change on the screens that invalidate them, or now and then on another device.
    staleTime: 5 * 60 * 1000,
    ...keptOffline,
  })

/** Returns the items of a day by the id of their option. */
export function byOption(items: readonly DailyTodoItem[]): ReadonlyMap<number, DailyTodoItem> {
  return new Map(items.map((item) => [item.option, item]))
}
