import { ApiError, toApiError } from './apiError.ts'

/** How long an upload may take, in milliseconds; its address does not hold longer either. */
const uploadTimeout = 300_000

export type PutFileOptions = {
  signal?: AbortSignal
  /** Called with the part that is sent, from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * Sends a file to the `fileUploadURL` of a ticket: a PUT of its bytes with its own content type (spec 4).
 * The address may lie on another origin and carries its own permission, so no cookies are sent there.
 * Throws ApiError. Browser only: fetch cannot report progress.
 */
export function putFile(
  url: string,
  file: Blob,
  { signal, onProgress }: PutFileOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: 'network' | 'timeout' | 'aborted') => () => reject(new ApiError({ kind }))
    if (signal?.aborted) return fail('aborted')()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.open('PUT', url)
    request.timeout = uploadTimeout
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) resolve()
      else reject(toApiError(status, parse(responseText)))
    })
    request.addEventListener('error', fail('network'))
    request.addEventListener('timeout', fail('timeout'))
    request.addEventListener('abort', fail('aborted'))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.send(file)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
