import { isNotFound } from '@daymark/api'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { pageSize } from './pageSize.ts'

export interface Page<Entity> {
  pageCount: number
  results: Entity[]
}

/** `page` is counted from 1; a server may ignore `page_size`. */
export interface PageParams {
  page?: number
  page_size?: number
}

/** A list that comes in pages, by what is generated for it: `getList…QueryKey` and the request `list…`. */
export interface PagedList<Entity, Filter = object> {
  queryKey: (params?: PageParams & Filter) => QueryKey
  queryFn: (params: PageParams & Filter, signal?: AbortSignal) => Promise<Page<Entity>>
}

/**
 * Reads a whole list: the first page tells how many there are, the others are asked for together. One that is gone by
 * then, because others were deleted meanwhile, is empty.
 *
 * @param readPage Reads one page, counted from 1. What it throws is thrown on.
 */
export async function allPages<Entity>(
  readPage: (params: { page: number; page_size: number }) => Promise<Page<Entity>>,
): Promise<Entity[]> {
  const first = await readPage({ page: 1, page_size: pageSize })
  const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, async (_, index) => {
    try {
      return await readPage({ page: index + 2, page_size: pageSize })
    } catch (error) {
      if (!isNotFound(error)) throw error
      return { results: [] }
    }
  })
  return [first, ...(await Promise.all(others))].flatMap(({ results }) => results)
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
