import { ApiError, isOtherUser, isUnreachable, secondsUntilFree } from '@daymark/api'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { refreshSession } from '../session/sessionStore.ts'
import { createListeners, createStore, useStore } from '../store.ts'
import { isPersisted } from './persistedQueries.ts'

const shortestWait = 2_000
const longestWait = 30_000

/** A server that wants a longer rest than this is tried earlier. In milliseconds. */
const longestRest = 3_600_000

const lost = createStore<false | 'unreachable' | 'busy'>(false)
const retries = createListeners()
let wait = shortestWait
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Returns whether a change that failed may get through later: no answer, a server that is busy, or its person is not signed in
 * at the moment.
 */
export function isWorthWaiting(error: unknown): boolean {
  if (isUnreachable(error) || isOtherUser(error) || secondsUntilFree(error) !== undefined)
    return true
  return error instanceof ApiError && error.status === 401
}

/**
 * A request got no answer: from now on it is tried again, ever more seldom, until one gets through. Not before a busy server
 * is free, in `seconds`.
 */
export function noteLost(seconds?: number): void {
  lost.set(seconds === undefined ? 'unreachable' : 'busy')
  onlineManager.setOnline(false)
  if (timer !== undefined) return
  timer = setTimeout(retryNow, Math.max(wait, Math.min((seconds ?? 0) * 1000, longestRest)))
  wait = Math.min(wait * 2, longestWait)
}

/** A request was answered, so unsent changes can be sent immediately. */
function noteAnswer(): void {
  wait = shortestWait
  if (!lost.read()) return
  lost.set(false)
  retryNow()
}

/** Tries what waits; TanStack Query resumes what it has paused. */
export function retryNow(): void {
  clearTimeout(timer)
  timer = undefined
  onlineManager.setOnline(true)
  retries.notify()
}

function retryIfLost(): void {
  if (lost.read() && document.visibilityState === 'visible') retryNow()
}

/** Calls `retry` whenever it may be worth trying again. Returns a function that stops it. */
export const onRetry = retries.subscribe

/**
 * Learns from every query and every persisted mutation whether the server can be reached, tells TanStack Query,
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
    if (type !== 'updated' || !('action' in event) || !isPersisted(mutation)) return
    const { action } = event
    if (action.type === 'success') noteAnswer()
    if (action.type !== 'failed' && action.type !== 'error') return
    // The page becomes that of the other account; what waits here stays for its own.
    if (isOtherUser(action.error)) void refreshSession()
    if (isWorthWaiting(action.error)) noteLost(secondsUntilFree(action.error))
    // Another error than the server's says nothing of the connection.
    else if (action.error instanceof ApiError) noteAnswer()
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
    lost.set(false)
    onlineManager.setOnline(true)
  }
}

/** Returns whether the server cannot be reached or is too busy at the moment, as far as the app knows. */
export const useLost = (): false | 'unreachable' | 'busy' => useStore(lost)

/** Returns whether the server cannot be reached at the moment, as far as the app knows. */
export const useIsConnectionLost = (): boolean => useLost() === 'unreachable'
