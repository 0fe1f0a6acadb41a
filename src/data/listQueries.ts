import { ApiError, apiQuery, type ApiQuery } from '@daymark/api'
import type { QueryKey } from '@tanstack/react-query'
import { allPages, pagesFromEnd } from './allPages.ts'

export interface Page<Entity> { pageCount: number; results: Entity[] }

/** `page` is counted from 1; a server may ignore `page_size`. */
export interface PageParams { page?: number | 'last'; page_size?: number }

/** The generated options of a list that comes in pages. */
export type ListQuery<Entity, Filter> = (query: PageParams & Filter) => ApiQuery<Page<Entity>>

/**
 * One page of a list, counted from 0. A page beyond the end, because others were deleted or because the
 * server has its own size of pages, falls back to the last one.
 */
export function pageQuery<Entity, Filter extends object>(
  list: ListQuery<Entity, Filter>,
  filter: Filter,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): ApiQuery<Page<Entity>> {
  const read = (page: PageParams['page']) => list({ ...filter, page, page_size: pageSize })
  const { queryKey, queryFn } = read(pageIndex + 1)
  return {
    queryKey,
    queryFn: async (context) => {
      try {
        return await queryFn(context)
      } catch (error) {
        const isBeyondEnd = pageIndex > 0 && error instanceof ApiError && error.status === 404
        if (!isBeyondEnd) throw error
        return read('last').queryFn(context)
      }
    },
  }
}

/** A whole list, over all its pages. Its key begins with that of the list. */
export function allPagesQuery<Entity, Filter extends object>(
  list: ListQuery<Entity, Filter>,
  filter: Filter,
): ApiQuery<Entity[]> {
  return apiQuery([...list(filter).queryKey, 'all'], (context) =>
    allPages((page) => list({ ...filter, ...page }).queryFn(context)),
  )
}

/** The key of the newest entries of a list; it begins with that of the list. */
export function newestKey<Entity, Filter extends object>(
  list: ListQuery<Entity, Filter>,
  filter: Filter,
): QueryKey {
  return [...list(filter).queryKey, 'newest']
}

/** The newest entries of a list that is sorted by time, oldest first: read from its end until there is enough. */
export function newestQuery<Entity, Filter extends object>(
  list: ListQuery<Entity, Filter>,
  filter: Filter,
  limits: { isEnough: (entities: readonly Entity[]) => boolean; mostPages: number },
): ApiQuery<Entity[]> {
  return apiQuery(newestKey(list, filter), (context) =>
    pagesFromEnd(
      (page) => list({ ...filter, ...page }).queryFn(context),
      limits.isEnough,
      limits.mostPages,
    ),
  )
}
