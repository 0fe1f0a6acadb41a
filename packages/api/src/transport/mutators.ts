import { type ApiError, toApiError } from '../apiError.ts'
import { type RequestConfig, send } from './client.ts'
import { retryAfter429 } from './retryAfter429.ts'

/** The type of the errors of generated hooks. */
export type ErrorType<_Body> = ApiError

/**
 * Returns the mutator of the content API. Resolves with the parsed body (undefined after 204), throws ApiError for every
 * status that is not a success. A server that is busy (429) is asked again after the wait that it names.
 */
export async function contentRequest<Body>(config: RequestConfig): Promise<Body> {
  return retryAfter429(async () => {
    const { body, response } = await send(config)
    if (!response.ok) throw toApiError(response.status, body, response.headers)
    return body as Body
  }, config.signal)
}

/**
 * Returns the mutator of the account API. Resolves with the answer when its status is one of `statuses`, those with which
 * the step continues. Throws ApiError for anything else, such as the HTML page of a failed CSRF check.
 */
export async function accountRequest<Answer>(
  config: RequestConfig,
  { statuses = [200] }: { statuses?: number[] } = {},
): Promise<Answer> {
  const { body, response } = await send(config)
  const { status } = response
  if (statuses.includes(status) && isAnswer(body, status)) return body as Answer
  throw toApiError(status, body, response.headers)
}

const isAnswer = (body: unknown, status: number) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === status
