import { toApiError } from '../apiError.ts'

export interface CallOptions {
  signal?: AbortSignal
}

type Call<T> = Promise<{ data?: T; error?: unknown; response: Response }>

/**
 * What the generated content functions call. Resolves with the parsed body (undefined after 204), throws
 * ApiError for anything but a success.
 */
export async function content<T>(call: Call<T>): Promise<T> {
  const { data, error, response } = await call
  if (!response.ok) throw toApiError(response.status, error, response.headers)
  return data as T
}
