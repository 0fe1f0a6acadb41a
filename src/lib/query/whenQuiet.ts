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

/**
 * Returns whether it has been quiet since this was shown, see `whenQuiet`. Parts that are shown then are fetched before: one
 * that suspends would make React hold back for a moment what the person waits for.
 */
export function useIsQuiet(...parts: readonly { preload: () => Promise<void> }[]): boolean {
  const [isQuiet, setQuiet] = useState(false)
  const show = useEffectEvent(async () => {
    await Promise.allSettled(parts.map((part) => part.preload()))
    startTransition(() => setQuiet(true))
  })
  useEffect(() => whenQuiet(() => void show()), [])
  return isQuiet
}
