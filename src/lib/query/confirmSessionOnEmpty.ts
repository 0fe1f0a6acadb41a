import type { Query, QueryClient } from '@tanstack/react-query'
import { reconfirmSession } from '../session/sessionStore.ts'

/** Lists that arrive together share one question. */
const together = 2_000
const away = 60_000

/**
 * Some servers answer a person whose session is over as if they had nothing. So the session is confirmed
 * when a list that had entries comes back empty, and when the window regains the focus after more than a
 * minute (docs/product.md#2-8). Returns a function that stops it.
 */
export function confirmSessionOnEmpty(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const filled = new WeakSet<Query>()
  const remember = (query: Query) => {
    if ((entryCount(query.state.data) ?? 0) > 0) filled.add(query)
  }
  cache.getAll().forEach(remember)
  const stopWatching = cache.subscribe((event) => {
    if (event.type === 'added') remember(event.query)
    if (event.type !== 'updated' || event.action.type !== 'success') return
    remember(event.query)
    const isEmpty = entryCount(event.query.state.data) === 0
    if (isEmpty && filled.delete(event.query) && event.action.manual !== true) {
      reconfirmSession(together)
    }
  })
  addEventListener('focus', confirmReturn)
  document.addEventListener('visibilitychange', confirmReturn)
  return () => {
    stopWatching()
    removeEventListener('focus', confirmReturn)
    document.removeEventListener('visibilitychange', confirmReturn)
  }
}

function confirmReturn(): void {
  if (document.visibilityState === 'visible') reconfirmSession(away)
}

/** Returns how many entries a list, a page of one or the dashboard has; undefined for data without lists. */
function entryCount(data: unknown): number | undefined {
  if (Array.isArray(data)) return data.length
  if (typeof data !== 'object' || data === null) return undefined
  // Also a server that takes the person for another one names its optional parts.
  const lists = Object.entries(data).flatMap(([name, list]) =>
    name !== 'features' && Array.isArray(list) ? [list] : [],
  )
  return lists.length === 0 ? undefined : lists.reduce((sum, { length }) => sum + length, 0)
}
