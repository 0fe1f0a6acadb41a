import { ApiError, isOtherUser, isUnreachable, secondsUntilFree } from '@daymark/api'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { refreshSession } from '../session/sessionStore.ts'
import { createListeners, createStore, useStore } from '../store.ts'
import { isPersisted } from './persisted.ts'

/*
 * The one clock of waiting: when what did not get through is tried again, and how a person hears of it.
 *
 *   state         entered by                              tried again                                the person sees
 *   offline       no answer, and the browser says that    when the browser says that there is one,   the banner, and "Not sent
 *                 there is no network                     and after a minute: the server may be on   yet" at each change
 *                                                         this machine
 *   unreachable   no answer                               after 3 s, doubled up to a minute, and     the same
 *                                                         when the person comes back to the tab
 *   busy          429, or 503 with `Retry-After`          when the server wants it: no press, no     the same, with the time
 *                                                         answer and no other tab hastens it
 *
 * Each ends with the next answer, but a busy server is left alone until it is free. TanStack Query pauses the changes
 * meanwhile (`onlineManager`) and resumes them.
 */

/** Why changes wait. `until` is in milliseconds since 1970. */
export type Wait = { kind: 'offline' } | { kind: 'unreachable' } | { kind: 'busy'; until: number }

const firstPause = 3_000
const longestPause = 60_000
/** A server that wants a longer rest than this is tried earlier. In milliseconds. */
const longestRest = 3_600_000

const wait = createStore<Wait | undefined>(undefined)
const retries = createListeners()
let pause = firstPause
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

/** Options of the mutation of a change that can wait. */
export const waitsForServer = {
  // Even while the connection seems lost a fresh change is tried: it may be back.
  networkMode: 'offlineFirst',
  // What may get through later pauses until the connection is back.
  retry: (_count: number, error: Error) => isWorthWaiting(error),
  retryDelay: 0,
} as const

/** Returns for how many milliseconds more a busy server is left alone. */
function restLeft(): number {
  const now = wait.read()
  return now?.kind === 'busy' ? Math.max(0, now.until - Date.now()) : 0
}

/**
 * Throws the refusal of a busy server as long as it wants to be left alone. A change that can wait calls this before it sends
 * anything, because TanStack Query tries a fresh one even while others are paused.
 */
export function assertServerIsFree(): void {
  const rest = restLeft()
  if (rest > 0) throw new ApiError({ kind: 'client', status: 429, retryAfter: rest / 1_000 })
}

function startWaiting(next: Wait, delay: number): void {
  wait.set(next)
  onlineManager.setOnline(false)
  clearTimeout(timer)
  timer = setTimeout(tryAgain, delay)
}

/** A request got no answer. */
export function noteLost(): void {
  if (restLeft() > 0) return
  const kind = navigator.onLine ? 'unreachable' : 'offline'
  // One attempt is many requests: the first that fails sets the clock.
  if (timer !== undefined && wait.read()?.kind === kind) return
  startWaiting({ kind }, kind === 'offline' ? longestPause : pause)
  if (kind === 'unreachable') pause = Math.min(pause * 2, longestPause)
}

/** A server is busy for so many seconds. The longest rest that it has asked for counts. */
function noteBusy(seconds: number): void {
  const rest = Math.max(restLeft(), Math.min(seconds * 1_000, longestRest))
  startWaiting({ kind: 'busy', until: Date.now() + rest }, rest)
}

function noteFailure(error: unknown): void {
  const seconds = secondsUntilFree(error)
  if (seconds === undefined) noteLost()
  else noteBusy(seconds)
}

/** A request was answered, so unsent changes can be sent immediately, unless the server is busy. */
function noteAnswer(): void {
  pause = firstPause
  if (wait.read() === undefined || restLeft() > 0) return
  wait.set(undefined)
  tryAgain()
}

/** Has what waits tried again. Without an answer the wait is not over, but that of a busy server ends with its time. */
function tryAgain(): void {
  clearTimeout(timer)
  timer = undefined
  if (wait.read()?.kind === 'busy') wait.set(undefined)
  onlineManager.setOnline(true)
  retries.notify()
}

/** Tries what waits; TanStack Query resumes what it has paused. A busy server is left alone. */
export function retryNow(): void {
  if (restLeft() === 0) tryAgain()
}

function retryIfLost(): void {
  if (wait.read() && document.visibilityState === 'visible') retryNow()
}

/** Calls `retry` whenever it may be worth trying again. Returns a function that stops it. */
export const onRetry = retries.subscribe

/**
 * Learns from every query and every persisted mutation whether the server can be reached, tells TanStack Query, and asks again
 * for what failed. The browser alone is not believed: it may be on the server's own machine. Returns a function that stops it.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(true)
  const stopQueries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error' && isUnreachable(event.action.error)) {
      // A page whose own limit is used up (429) says so itself, and says nothing of changes.
      noteFailure(event.action.error)
    }
    if (event.action.type === 'success' && event.action.manual !== true) noteAnswer()
  })
  const stopMutations = queryClient.getMutationCache().subscribe(({ type, mutation, ...event }) => {
    if (type !== 'updated' || !('action' in event) || !isPersisted(mutation)) return
    const { action } = event
    if (action.type === 'success') noteAnswer()
    if (action.type !== 'failed' && action.type !== 'error') return
    // The page becomes that of the other account; what waits here stays for its own.
    if (isOtherUser(action.error)) void refreshSession()
    if (isWorthWaiting(action.error)) noteFailure(action.error)
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
    pause = firstPause
    wait.set(undefined)
    onlineManager.setOnline(true)
  }
}

/** Returns why changes wait at the moment. Undefined while the server can be reached, as far as the app knows. */
export const useWait = (): Wait | undefined => useStore(wait)
