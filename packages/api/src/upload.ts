import { ApiError, toApiError } from './apiError.ts'
import { announceAuthChange } from './transport/authChange.ts'
import { apiConfig } from './transport/config.ts'
import { retryAfter429 } from './transport/retryAfter429.ts'

/** Milliseconds that an upload may take. Its address is not valid for longer. */
const uploadTimeout = 300_000

export interface PutFileOptions {
  signal?: AbortSignal
  /** Called with the part that is sent, from 0 to 1. */
  onProgress?: (part: number) => void
}

/**
 * Sends a file to a `fileUploadURL`: a PUT of its bytes with its own content type. An address
 * that refuses the method (405, or 400 from some) may want a form instead, as the development storage of Django does: it
 * gets a multipart POST with the field `file`. A 400 that was about the file itself stays the error. The address may be on another origin and carries its own
 * permission, so no cookies are sent there. Waits for a server that is busy (429). Throws ApiError. Browser only: fetch cannot report progress.
 */
export async function putFile(
  url: string,
  file: Blob,
  options: PutFileOptions = {},
): Promise<void> {
  const type = file.type || 'application/octet-stream'
  try {
    await retryAfter429(() => send('PUT', url, file, { ...options, type }), options.signal)
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 405].includes(error.status)) throw error
    const form = new FormData()
    form.append('file', file)
    await send('POST', url, form, options).catch((second: unknown) => {
      // Only an answer says that a form is not taken either. A stop or a lost connection is an error of its own.
      const isRefused = second instanceof ApiError && second.status > 0
      throw error.status === 400 && isRefused ? error : second
    })
  }
}

/** Without a `type` the browser names that of the body. */
function send(
  method: 'PUT' | 'POST',
  url: string,
  body: Blob | FormData,
  { type, signal, onProgress }: PutFileOptions & { type?: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: 'network' | 'timeout' | 'aborted') => () => reject(new ApiError({ kind }))
    if (signal?.aborted) return fail('aborted')()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.open(method, url)
    request.timeout = uploadTimeout
    if (type !== undefined) request.setRequestHeader('Content-Type', type)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) return resolve()
      const body = parse(responseText)
      // An object storage elsewhere knows nothing about the session, and does not let a script read its headers.
      if (new URL(url).origin !== apiConfig().origin) return reject(toApiError(status, body))
      announceAuthChange(status, body)
      const retryAfter = request.getResponseHeader('Retry-After') ?? ''
      reject(toApiError(status, body, new Headers({ 'Retry-After': retryAfter })))
    })
    request.addEventListener('error', fail('network'))
    request.addEventListener('timeout', fail('timeout'))
    request.addEventListener('abort', fail('aborted'))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.send(body)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
