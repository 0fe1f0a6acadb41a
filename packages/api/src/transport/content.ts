import { type ApiError, toApiError } from '../apiError.ts'
import { client } from './client.ts'

/** What every failing content call throws. */
export type ErrorType<_Body> = ApiError

/** The generated functions hand over addresses that are complete, so none of the described paths. */
type Untyped = (
  method: string,
  url: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * What the generated content functions call: `url` lacks only the origin, the body is serialised.
 * Resolves with the parsed body (undefined after 204), throws ApiError otherwise.
 */
export async function contentRequest<T>(url: string, init: RequestInit): Promise<T> {
  const { method = 'GET', body, headers, signal } = init
  const request = client().request as unknown as Untyped
  const options = { body, headers, signal, bodySerializer: () => body }
  const { data, error, response } = await request(method, url, options)
  if (!response.ok) throw toApiError(response.status, error)
  return data as T
}
