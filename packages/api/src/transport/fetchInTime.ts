import { ApiError } from '../apiError.ts'
import { apiConfig } from './config.ts'
import { nameUser } from './otherUser.ts'

/** Returns the `fetch` of the transport: ends after the time limits of `ApiConfig`. Throws ApiError `other_user`, `network`, `timeout` or `aborted`. */
export async function fetchInTime(request: Request): Promise<Response> {
  nameUser(request)
  const limits = apiConfig()
  const timeout = AbortSignal.timeout(
    request.method === 'GET' ? limits.readTimeout : limits.timeout,
  )
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, timeout]) })
  } catch (cause) {
    // Some browsers report every signal as AbortError, whatever its reason.
    if (timeout.aborted && !request.signal.aborted) throw new ApiError({ kind: 'timeout', cause })
    throw transportError(cause)
  }
}

/** Returns the ApiError of what `fetch`, or reading a body, throws. Gives anything else as it is. */
export function transportError(cause: unknown): unknown {
  const { name } = cause as { name?: string }
  if (name === 'TimeoutError') return new ApiError({ kind: 'timeout', cause })
  if (name === 'AbortError') return new ApiError({ kind: 'aborted', cause })
  if (cause instanceof TypeError) return new ApiError({ kind: 'network', cause })
  return cause
}
