import { ApiError, isUnreachable } from '@daymark/api'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isKeptOffline } from './keptAnswers.ts'

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

/** Whether a change that failed may get through later: no answer, or nobody is signed in at the moment. */
export function isWorthWaiting(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof ApiError && error.status === 401)
}

/** A request got no answer: from now on it is tried again, ever more seldom, until one gets through. */
export function noteLost(): void {
  setLost(true)
  onlineManager.setOnline(false)
  if (timer !== undefined) return
  timer = setTimeout(retryNow, wait)
  wait = Math.min(wait * 2, longestWait)
}

/** A request was answered. What still waits can go at once. */
function noteAnswer(): void {
  wait = shortestWait
  if (!isLost) return
  setLost(false)
  retryNow()
}

/** Tries what waits; TanStack Query resumes what it has paused. */
export function retryNow(): void {
  clearTimeout(timer)
  timer = undefined
  onlineManager.setOnline(true)
  for (const retry of retries) retry()
}

function retryIfLost(): void {
  if (isLost && document.visibilityState === 'visible') retryNow()
}

/** Calls `retry` whenever it may be worth trying again. Returns a function that stops it. */
export function onRetry(retry: () => void): () => void {
  retries.add(retry)
  return () => retries.delete(retry)
}

/**
 * Learns from every query and every kept change whether the server can be reached, tells TanStack Query,
 * and asks again for what failed. What the browser believes is not asked: it may be on the server's own
 * machine. Returns a function that stops it.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(true)
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error' && isUnreachable(event.action.error)) noteLost()
    if (event.action.type === 'success' && event.action.manual !== true) noteAnswer()
  })
  const stopMutations = queryClient.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    if (type !== 'updated' || !('action' in event) || !isKeptOffline(mutation)) return
    const { action } = event
    if (action.type === 'success') noteAnswer()
    else if (action.type === 'error') (isWorthWaiting(action.error) ? noteLost : noteAnswer)()
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
    stopQueries()
    stopMutations()
    stopRetrying()
    removeEventListener('online', retryIfLost)
    document.removeEventListener('visibilitychange', retryIfLost)
    clearTimeout(timer)
    timer = undefined
    wait = shortestWait
    setLost(false)
    onlineManager.setOnline(true)
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
