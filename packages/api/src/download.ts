import { ApiError, toApiError } from './apiError.ts'
import { apiConfig, isOtherOrigin } from './transport/config.ts'
import { retryAfter429 } from './transport/retryAfter429.ts'

/**
 * Reads a file at an address that the API has named, for instance the image of an option. Another origin than the API's
 * has to allow the request, and gets no cookies. Waits for a server that is busy (429). Throws ApiError.
 */
export function getFile(url: string, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  return retryAfter429(() => getOnce(url, signal), signal)
}

async function getOnce(url: string, signal: AbortSignal | undefined): Promise<Blob> {
  const isOfApi = new URL(url).origin === apiConfig().origin
  try {
    const response = await fetch(url, {
      credentials: isOfApi ? 'include' : 'omit',
      // An `<img>` may have left a response there without the header that lets a script read it.
      cache: isOtherOrigin(url) ? 'reload' : 'default',
      ...(signal && { signal }),
    })
    if (!response.ok) throw toApiError(response.status, undefined, response.headers)
    return await response.blob()
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError({ kind: signal?.aborted ? 'aborted' : 'network', cause })
  }
}
