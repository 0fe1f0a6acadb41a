import { ApiError } from '../apiError.ts'

/** In seconds. Without a `Retry-After` the wait is a second at first, then twice as long each time. */
const longestGuess = 60
/**
 * A server that asks for a longer rest than this many seconds is not waited for: a page then says when to try again, and a
 * change that can wait waits on the device. It may be longer where a listener shows the wait.
 */
const longestWait = { silent: 15, shown: 3600 }

type Listener = (seconds: number) => void

const listeners = new Set<Listener>()

/** Calls `listener` with the seconds to wait when the server is busy, and with 0 when work resumes. Returns a function that stops it. */
export function onServerBusy(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notify = (seconds: number) => {
  for (const listener of listeners) listener(seconds)
}

/**
 * Sends a request again as long as the server answers 429, each time after the wait that it names, unless that is too long.
 * Throws what `send` throws otherwise, and ApiError `aborted` when the signal ends the wait. Every request of the content API goes through here, so
 * its callers neither wait nor count attempts.
 */
export async function retryAfter429<Result>(
  send: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the answer decides whether it is sent again
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      const seconds = error.retryAfter ?? Math.min(2 ** attempt, longestGuess)
      if (seconds > (listeners.size > 0 ? longestWait.shown : longestWait.silent)) throw error
      // oxlint-disable-next-line no-await-in-loop -- waiting is the point
      await pause(seconds, signal)
    }
  }
}

async function pause(seconds: number, signal?: AbortSignal): Promise<void> {
  notify(seconds)
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, seconds * 1000)
  const stop = () => resolve()
  signal?.addEventListener('abort', stop)
  if (!signal?.aborted) await promise
  clearTimeout(timer)
  signal?.removeEventListener('abort', stop)
  notify(0)
  if (signal?.aborted) throw new ApiError({ kind: 'aborted' })
}
