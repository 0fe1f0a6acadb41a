import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { queryClient } from './queryClient.ts'

/** Does the work once the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}

/** Queries that refetch are shown already, so they do not count. */
const isReadFirst = {
  predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
}

/**
 * Does what is not waited for: once the browser is idle and nothing is being read for the first time. A browser has
 * nothing to do while it waits for answers, so idleness alone would let this compete with what the person looks at.
 * Returns a function that cancels it.
 */
export function whenQuiet(work: () => void): () => void {
  let stop = whenIdle(check)
  function check() {
    if (queryClient.isFetching(isReadFirst) === 0) return work()
    stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching(isReadFirst) > 0) return
      stop()
      stop = whenIdle(check)
    })
  }
  return () => stop()
}

/** The code of a part of the page, which is fetched when it is needed. */
interface LazyCode {
  preload: () => Promise<void>
  isFetched: () => boolean
}

/**
 * Returns whether parts of a page can be shown: they are fetched already, or it has been quiet since, see `whenQuiet`. They are
 * fetched before they are shown: one that suspends would make React hold back for a moment what the person waits for.
 */
export function useIsQuiet(...parts: readonly LazyCode[]): boolean {
  const [isQuiet, setQuiet] = useState(() => parts.every((part) => part.isFetched()))
  const show = useEffectEvent(async () => {
    await Promise.allSettled(parts.map((part) => part.preload()))
    startTransition(() => setQuiet(true))
  })
  useEffect(() => (isQuiet ? undefined : whenQuiet(() => void show())), [isQuiet])
  return isQuiet
}
