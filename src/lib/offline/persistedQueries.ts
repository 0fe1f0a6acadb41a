import type { Mutation, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { deletePersisted, readPersisted, writePersisted } from './personalStore.ts'

const day = 24 * 60 * 60 * 1000
const maxAge = 7 * day
/** Milliseconds in which several answers arrive together. */
const shortestPause = 500
/** Answers of another format are not read. */
const format = 1

interface PersistedQuery {
  format: number
  queryKey: QueryKey
  data: unknown
  updatedAt: number
}

/**
 * Options of a query whose answer stays readable without the server, also after a reload. Not for queries that seed a
 * form: a form must begin with current data.
 */
export const persisted = {
  gcTime: day,
  refetchOnReconnect: true,
  meta: { isPersisted: true },
} as const

/** Returns whether a query or a mutation is persisted on this device. */
export function isPersisted({ meta }: Pick<Query | Mutation, 'meta'>): boolean {
  return meta?.['isPersisted'] === true
}

function persistable({ queryKey, state }: Query): PersistedQuery {
  return { format, queryKey, data: state.data, updatedAt: state.dataUpdatedAt }
}

/** Puts the persisted answers of a person into the cache; newer ones in the cache stay. */
export async function restoreQueries(queryClient: QueryClient, userId: number): Promise<void> {
  const oldest = Date.now() - maxAge
  const answers = await readPersisted<PersistedQuery>(userId)
  for (const [name, { format: itsFormat, queryKey, data, updatedAt }] of answers) {
    if (itsFormat !== format || updatedAt < oldest) {
      void deletePersisted(userId, name)
    } else if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < updatedAt) {
      queryClient.setQueryData(queryKey, data, { updatedAt })
      // It can be read, but it may have changed since: what shows it asks again.
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
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
