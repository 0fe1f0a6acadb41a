import { ApiError, markStale } from '@daymark/api'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { forgetWithPerson } from '../auth/personalData.ts'

const retries = 2

/** Tries again only after failures that may be temporary: no response, or an error of the server. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false
  return error instanceof ApiError && ['network', 'timeout', 'server'].includes(error.kind)
}

/**
 * `networkMode: 'always'`: a browser that believes to be offline must not block an installation on the
 * same machine.
 */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    onSuccess: (_data, _variables, _result, { meta }) => markStale(queryClient, meta),
    onError: (_error, _variables, _result, { meta }) => markStale(queryClient, meta),
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * What nobody looks at goes now, what is on the screen goes with the screen: taken away underneath it, the
 * screen would ask again, in nobody's name, and fail on its way out.
 */
function forgetQueries(): void {
  const cache = queryClient.getQueryCache()
  const shown = new Set(cache.findAll({ type: 'active' }))
  for (const query of cache.getAll()) {
    if (shown.has(query)) query.invalidate()
    else cache.remove(query)
  }
  queryClient.getMutationCache().clear()
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !shown.has(query) || query.isActive()) return
    shown.delete(query)
    cache.remove(query)
    if (shown.size === 0) stop()
  })
}

forgetWithPerson(forgetQueries)
