import { ApiError, isConflict, isOtherUser } from '@daymark/api'
import {
  MutationCache,
  type MutationMeta,
  notifyManager,
  type Query,
  QueryClient,
} from '@tanstack/react-query'
import { forgetWithPerson } from '../session/personalData.ts'
import { refreshSession } from '../session/sessionStore.ts'

const retries = 2

/** Tries again only after failures that may be temporary and that came quickly. A time-out has taken long enough. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false
  return error instanceof ApiError && ['network', 'server'].includes(error.kind)
}

/**
 * `networkMode: 'always'`: a browser that believes to be offline must not block an installation on the
 * same machine.
 */
export const queryClient: QueryClient = new QueryClient({
  mutationCache: new MutationCache({
    // After a failure too: a request without an answer may have had its effect.
    // Not as another account, which would show here: the page still has what its own account typed.
    onSettled: (_data, error, variables, _result, { meta }) =>
      isOtherUser(error) ? undefined : readAgain(meta, variables),
    // The step does not apply any more: the session tells which one does. The failure shows once the session is known:
    // before that, the guards would send a person who presses "Start over" back to the former step.
    onError: (error) => (isConflict(error) ? refreshSession() : undefined),
  }),
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/**
 * Reads again what a mutation has made stale and the page shows. What was deleted is only marked: its own screen
 * is about to be left. The mutation waits for this only when its `meta.isAwaited` says so.
 */
function readAgain(meta: MutationMeta | undefined, variables: unknown): Promise<void> | undefined {
  const deleted = meta?.isDeletion === true ? (variables as { id?: number }).id : undefined
  const done = Promise.all(
    (meta?.stale ?? []).flatMap((queryKey) => {
      const isDeleted = (query: Query) =>
        deleted !== undefined && query.queryKey[queryKey.length] === deleted
      return [
        queryClient.invalidateQueries({ queryKey, predicate: isDeleted, refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey, predicate: (query) => !isDeleted(query) }),
      ]
    }),
  ).then(() => undefined)
  return meta?.isAwaited === true ? done : undefined
}

const unsaid: (() => void)[] = []

function sayAll(): void {
  for (const say of unsaid.splice(0)) say()
}

/**
 * All that a press changes reaches React at its end, so that it is one render and one frame. TanStack Query alone takes
 * a task for each query, and the browser paints in between. An answer changes several things, each after a promise. So
 * these changes reach React in the next task.
 */
notifyManager.setScheduler((notify) => {
  unsaid.push(notify)
  if (window.event) queueMicrotask(sayAll)
  else setTimeout(sayAll)
})

/**
 * Deletes queries that are not on the screen now, and the rest when the screen is gone. Deleted earlier, they would
 * make the screen ask again without a person, and fail as it unmounts.
 */
function forgetQueries(): void {
  const cache = queryClient.getQueryCache()
  const shown = new Set(cache.findAll({ type: 'active' }))
  for (const query of cache.getAll()) {
    if (shown.has(query)) query.invalidate()
    else cache.remove(query)
  }
  queryClient.getMutationCache().clear()
  if (shown.size === 0) return
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !shown.has(query) || query.isActive()) return
    shown.delete(query)
    cache.remove(query)
    if (shown.size === 0) stop()
  })
}

forgetWithPerson(forgetQueries)
