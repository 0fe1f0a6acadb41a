import type { Mutation, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { dropKept, keep, readKept } from './personalStore.ts'

const day = 24 * 60 * 60 * 1000
const longestKept = 7 * day
/** Milliseconds in which several answers arrive together. */
const soon = 500
/** Answers of another format are not read. */
const format = 1

interface KeptAnswer {
  format: number
  queryKey: QueryKey
  data: unknown
  updatedAt: number
}

/**
 * Options of a query whose answer stays readable without the server, also after a reload. Not for queries that seed a
 * form: a form must begin with current data.
 */
export const keptOffline = {
  gcTime: day,
  refetchOnReconnect: true,
  meta: { isKeptOffline: true },
} as const

/** Returns whether this device keeps a query's answer, or a change that a mutation makes. */
export function isKeptOffline({ meta }: Pick<Query | Mutation, 'meta'>): boolean {
  return meta?.['isKeptOffline'] === true
}

function toKeep({ queryKey, state }: Query): KeptAnswer {
  return { format, queryKey, data: state.data, updatedAt: state.dataUpdatedAt }
}

/** Gives the cache what was kept for a person; what is newer in the cache stays. */
export async function restoreAnswers(queryClient: QueryClient, userId: number): Promise<void> {
  const oldest = Date.now() - longestKept
  const kept = await readKept<KeptAnswer>(userId)
  for (const [name, { format: itsFormat, queryKey, data, updatedAt }] of kept) {
    if (itsFormat !== format || updatedAt < oldest) {
      void dropKept(userId, name)
    } else if ((queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < updatedAt) {
      queryClient.setQueryData(queryKey, data, { updatedAt })
      // It can be read, but it may have changed since: what shows it asks again.
      void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    }
  }
}

/**
 * Keeps each answer for a person soon after it has arrived, and tries again, less and less often, while the browser does
 * not keep it. Returns a function that stops it. What arrives last before the page is left is not kept: in WebKit, a
 * transaction that begins as the page goes away may never end, and all later pages wait for it.
 */
export function keepAnswers(queryClient: QueryClient, userId: number): () => void {
  const changed = new Set<Query>()
  let pause = soon
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function writeLater() {
    timer ??= setTimeout(() => void write(), pause)
  }

  async function write() {
    const queries = [...changed]
    changed.clear()
    const answers = new Map(queries.map((query) => [query.queryHash, toKeep(query)]))
    const isKept = await keep(userId, answers)
    if (isStopped) return
    if (!isKept) for (const query of queries) changed.add(query)
    pause = isKept ? soon : 2 * pause
    timer = undefined
    if (changed.size > 0) writeLater()
  }

  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (!isKeptOffline(event.query)) return
    changed.add(event.query)
    writeLater()
  })
  return () => {
    isStopped = true
    stop()
    clearTimeout(timer)
  }
}
