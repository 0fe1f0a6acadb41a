import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { allPages, type Page, type PageParams } from './allPages.ts'

/** A list that comes in pages, by what is generated for it: `getList…QueryKey` and the request `list…`. */
export interface PagedList<Entity, Filter = object> {
  queryKey: (params?: PageParams & Filter) => QueryKey
  queryFn: (params: PageParams & Filter, signal?: AbortSignal) => Promise<Page<Entity>>
}

/** Returns a whole list, over all its pages. Its key begins with that of the list. */
export function allPagesQuery<Entity, Filter extends object>(
  list: PagedList<Entity, Filter>,
  filter: Filter,
) {
  return queryOptions({
    queryKey: [...list.queryKey(filter), 'all'],
    queryFn: ({ signal }) => allPages((page) => list.queryFn({ ...filter, ...page }, signal)),
  })
}
