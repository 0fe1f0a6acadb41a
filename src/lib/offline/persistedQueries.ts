import {
  type DehydratedState,
  hashKey,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isPersisted, maxAge, persisted } from './persisted.ts'
import { deletePersisted, readPersisted, writePersisted } from './personalStore.ts'

/** Milliseconds in which several answers arrive together. */
const shortestPause = 500
/** Answers of another format are not read. */
const format = 1

type DehydratedQuery = DehydratedState['queries'][number]

interface PersistedQuery {
  format: number
  queryKey: QueryKey
  data: unknown
  updatedAt: number
}

function persistable({ queryKey, state }: Query): PersistedQuery {
  return { format, queryKey, data: state.data, updatedAt: state.dataUpdatedAt }
}

/**
 * Puts the persisted answers of a person into the cache, with the options `persisted`: what is kept is kept as long as an
 * answer that was read in this visit. Newer ones in the cache stay.
 */
export async function restoreQueries(queryClient: QueryClient, userId: number): Promise<void> {
  const oldest = Date.now() - maxAge
  const answers = await readPersisted<PersistedQuery>(userId)
  const kept = [...answers].filter(([name, { format: itsFormat, updatedAt }]) => {
    const isKept = itsFormat === format && updatedAt >= oldest
    if (!isKept) void deletePersisted(userId, name)
    return isKept
  })
  const queries = kept.map(([, answer]) => restorable(answer))
  hydrate(queryClient, { mutations: [], queries }, { defaultOptions: { queries: persisted } })
}

function restorable({ queryKey, data, updatedAt }: PersistedQuery): DehydratedQuery {
  return {
    queryKey,
    queryHash: hashKey(queryKey),
    meta: persisted.meta,
    dehydratedAt: updatedAt,
    state: {
      data,
      dataUpdatedAt: updatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdatedAt: 0,
      errorUpdateCount: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      // It can be read, but it may have changed since: what shows it asks again.
      isInvalidated: true,
      status: 'success',
    },
  }
}

/**
 * Persists each answer for a person soon after it has arrived, and tries again, less and less often, while the browser does
 * not write it. Returns a function that stops it. What arrives last before the page is left is not persisted.
 */
export function persistQueries(queryClient: QueryClient, userId: number): () => void {
  const changed = new Set<Query>()
  let pause = shortestPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function writeLater() {
    timer ??= setTimeout(() => void write(), pause)
  }

  async function write() {
    const queries = [...changed]
    changed.clear()
    const answers = new Map(queries.map((query) => [query.queryHash, persistable(query)]))
    const isWritten = await writePersisted(userId, answers)
    if (isStopped) return
    if (!isWritten) for (const query of queries) changed.add(query)
    pause = isWritten ? shortestPause : 2 * pause
    timer = undefined
    if (changed.size > 0) writeLater()
  }

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (!isPersisted(event.query)) return
    changed.add(event.query)
    writeLater()
  })
  return () => {
    isStopped = true
    stop()
    clearTimeout(timer)
  }
}
