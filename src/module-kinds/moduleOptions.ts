import { queryOptions } from '@tanstack/react-query'
import { allPagesQuery, type ListQuery } from '../data/listQueries.ts'
import { keptOffline } from '../offline/keptAnswers.ts'

/** Every option of a module, over all pages, as a widget shows them; readable without a connection. */
export function moduleOptionsQuery<Option>(
  list: ListQuery<Option, { module: number }>,
  module: number,
) {
  return queryOptions({
    ...allPagesQuery(list, { module }),
    // Options change on the screens that invalidate them, or now and then on another device.
    staleTime: 5 * 60 * 1000,
    ...keptOffline,
  })
}
