import {
  ApiError,
  deletesFrom,
  invalidates,
  isConflict,
  isOtherUser,
  mutationName,
  secondsUntilFree,
} from '@daymark/api'
import {
  type Mutation,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query'
import { forgetWithPerson } from '../session/personalData.ts'
import { refreshSession } from '../session/sessionStore.ts'
import { tellTabs } from '../tabs.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What a mutation of our own makes out of date. For generated ones the table `invalidates` says it. */
      invalidates?: readonly QueryKey[]
      /** The mutation stays pending until what it made out of date has been read again. */
      awaits?: boolean
      [other: string]: unknown
    }
  }
}

const retries = 2

/**
 * Tries again only after failures that may be temporary and that came quickly. A time-out has taken long enough, and a busy
 * server has said when.
 */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries || secondsUntilFree(error) !== undefined) return false
  return error instanceof ApiError && ['network', 'server'].includes(error.kind)
}

/**
 * `networkMode: 'always'`: a browser that believes to be offline must not block an installation on the
 * same machine.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { queryKey }) {
      // The page only says that something could not be loaded.
      if (import.meta.env.MODE === 'development') console.error('Not loaded:', queryKey, error)
    },
  }),
  mutationCache: new MutationCache({
    // After a failure too: a request without an answer may have had its effect.
    // Not as another account, which would show here: the page still has what its own account typed.
    onSettled: (_data, error, _variables, _result, mutation) =>
      isOtherUser(error) ? undefined : readAgain(mutation),
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
 * Reads again what a mutation has made out of date and the page shows. What was deleted is only marked: its own screen
 * is about to be left. The mutation waits for this only when its `meta.awaits` says so.
 */
function readAgain({ options, meta, state }: Mutation<unknown, unknown>) {
  const name = mutationName(options.mutationKey)
  const stale = meta?.invalidates ?? (name ? invalidates[name] : [])
  if (stale.length > 0) tellTabs('stale', stale)
  const list = name && deletesFrom[name]
  const { id } = (state.variables ?? {}) as { id?: unknown }
  const isDeleted = ({ queryKey }: Query) =>
    list !== undefined && id !== undefined && queryKey[list.length] === id
  const done = Promise.all(
    stale.flatMap((queryKey) => [
      queryClient.invalidateQueries({ queryKey, predicate: isDeleted, refetchType: 'none' }),
      invalidateAnswers({ queryKey, predicate: (query) => !isDeleted(query) }),
    ]),
  )
  return meta?.awaits === true ? done : undefined
}

/**
 * Invalidates queries, and those that are still being read for the first time once more when they have their answer: it may
 * be from before the change, and `invalidateQueries` neither cancels nor repeats such a read.
 */
async function invalidateAnswers(filters: QueryFilters): Promise<void> {
  const cache = queryClient.getQueryCache()
  const unanswered = cache
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await queryClient.invalidateQueries(filters)
  await Promise.allSettled(unanswered.map(async ({ promise }) => promise))
  await queryClient.invalidateQueries({ predicate: (query) => unanswered.includes(query) })
}

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
