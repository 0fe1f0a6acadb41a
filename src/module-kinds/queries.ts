import { ApiError, resourceQueryKey } from '@daymark/api'
import { queryOptions } from '@tanstack/react-query'
import { allPages } from '../offline/allPages.ts'
import type { AnyModuleKind, Collection, Named, Page, PageParams } from './moduleKind.ts'

/** One object of a collection. */
export function itemQuery<Entity>(collection: Collection<Entity, never>, id: number) {
  return queryOptions<Entity, ApiError>({
    queryKey: [...resourceQueryKey(collection.resource), id],
    queryFn: ({ signal }) => collection.get(id, { signal }),
  })
}

/**
 * One page of a collection, counted from 0 (spec section 9). A page beyond the end, because others were deleted or because the server
 * has its own size of pages (ruling 8), falls back to the last one.
 */
export function pageQuery<Entity, Filter extends object>(
  collection: Collection<Entity, Filter>,
  filter: Filter,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
) {
  const params = (page: PageParams['page']) => ({ ...filter, page, page_size: pageSize })
  return queryOptions<Page<Entity>, ApiError>({
    queryKey: [...resourceQueryKey(collection.resource), params(pageIndex + 1)],
    queryFn: async ({ signal }) => {
      try {
        return await collection.list(params(pageIndex + 1), { signal })
      } catch (error) {
        const isBeyondEnd = pageIndex > 0 && error instanceof ApiError && error.status === 404
        if (!isBeyondEnd) throw error
        return collection.list(params('last'), { signal })
      }
    },
  })
}

/** Every module of a kind, over all pages (ruling 8). */
export function allModulesQuery({ module }: AnyModuleKind) {
  return queryOptions<Named[], ApiError>({
    queryKey: [...resourceQueryKey(module.resource), 'all'],
    queryFn: ({ signal }) => allPages((page) => module.list(page, { signal })),
  })
}
