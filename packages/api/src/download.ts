import { ApiError, toApiError } from './apiError.ts'
import { apiConfig, isOtherOrigin } from './transport/config.ts'

/**
 * Reads a file at an address that the API has named, for instance the image of an option. Another origin than the API's
 * has to allow the request, and gets no cookies. Throws ApiError.
 */
export async function getFile(url: string, { signal }: { signal?: AbortSignal } = {}) {
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
