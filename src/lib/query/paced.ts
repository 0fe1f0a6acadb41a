import { ApiError } from '@daymark/api'

export interface PaceOptions {
  signal: AbortSignal
  /** Called with the seconds that the server asks to wait, and with 0 when the work continues. */
  onWait?: (seconds: number) => void
}

/** In seconds. Without a `Retry-After` the wait is a second at first, then twice as long each time. */
const longestWait = 60

/**
 * Does a piece of work at the pace that a server allows: as long as it answers 429, the work is done again after the
 * time that it names. Throws what the work throws otherwise, and `ApiError` of kind `aborted` when the signal ends it.
 */
export async function paced<Result>(
  work: () => Promise<Result>,
  { signal, onWait }: PaceOptions,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    if (signal.aborted) throw new ApiError({ kind: 'aborted' })
    try {
      // oxlint-disable-next-line no-await-in-loop -- the answer decides whether it is done again
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error
      const seconds = error.retryAfter ?? Math.min(2 ** attempt, longestWait)
      onWait?.(seconds)
      // oxlint-disable-next-line no-await-in-loop -- waiting is the point
      await pause(seconds, signal)
      onWait?.(0)
    }
  }
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(new ApiError({ kind: 'aborted' }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal.addEventListener('abort', stop, { once: true })
  })
}
