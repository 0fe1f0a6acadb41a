import { isUnreachable } from '@daymark/api'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const shortestWait = 2_000
const longestWait = 30_000

const listeners = new Set<() => void>()
const retries = new Set<() => void>()
let isLost = false
let wait = shortestWait
let timer: ReturnType<typeof setTimeout> | undefined

function setLost(next: boolean): void {
  if (next === isLost) return
  isLost = next
  for (const listener of listeners) listener()
}

/** A request got no answer: from now on it is tried again, ever more seldom, until one gets through. */
export function noteLost(): void {
  setLost(true)
  if (timer !== undefined) return
  timer = setTimeout(retryNow, wait)
  wait = Math.min(wait * 2, longestWait)
}

/** A request was answered. What still waits can go at once. */
export function noteAnswer(): void {
  wait = shortestWait
  if (!isLost) return
  setLost(false)
  retryNow()
}

function retryNow(): void {
  clearTimeout(timer)
  timer = undefined
  for (const retry of retries) retry()
}

function retryIfLost(): void {
  if (isLost && document.visibilityState === 'visible') retryNow()
}

/** Calls `retry` whenever it may be worth trying again. Call the result to stop. */
export function onRetry(retry: () => void): () => void {
  retries.add(retry)
  return () => retries.delete(retry)
}

/** Learns from every content query, and asks again for those that failed. Call the result to stop. */
export function watchConnection(queryClient: QueryClient): () => void {
  const stopWatching = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error' && isUnreachable(event.action.error)) noteLost()
    if (event.action.type === 'success' && event.action.manual !== true) noteAnswer()
  })
  const stopRetrying = onRetry(() => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && isUnreachable(state.error),
    })
  })
  addEventListener('online', retryIfLost)
  document.addEventListener('visibilitychange', retryIfLost)
  return () => {
    stopWatching()
    stopRetrying()
    removeEventListener('online', retryIfLost)
    document.removeEventListener('visibilitychange', retryIfLost)
    clearTimeout(timer)
    timer = undefined
    wait = shortestWait
    setLost(false)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server cannot be reached at the moment, as far as anybody knows. */
export function useIsConnectionLost(): boolean {
  return useSyncExternalStore(subscribe, () => isLost)
}
