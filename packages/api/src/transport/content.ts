import { type ApiError, toApiError } from '../apiError.ts'
import type { RequestConfig } from './client.ts'
import { readOnce } from './readAhead.ts'

/** The type of the errors of generated hooks. */
export type ErrorType<_Body> = ApiError

/**
 * Returns the mutator of the content API. Resolves with the parsed body (undefined after 204), throws ApiError for every
 * status that is not a success.
 */
export async function contentRequest<Body>(config: RequestConfig): Promise<Body> {
  const { body, response } = await readOnce(config)
  if (!response.ok) throw toApiError(response.status, body, response.headers)
  return body as Body
}
