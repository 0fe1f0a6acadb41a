import { type ApiError, toApiError } from '../apiError.ts'
import { type RequestConfig, send } from './client.ts'

/** The type of the errors of generated hooks. */
export type ErrorType<_Body> = ApiError

/**
 * Returns the mutator of the account API. Resolves with the answer when its status is one of `statuses`, those with which
 * the step continues. Throws ApiError for anything else, such as the HTML page of a failed CSRF check.
 */
export async function accountRequest<Answer>(
  config: RequestConfig,
  { statuses = [200] }: { statuses?: number[] } = {},
): Promise<Answer> {
  const { status, body, response } = await send(config)
  if (statuses.includes(status) && isAnswer(body, status)) return body as Answer
  throw toApiError(status, body, response.headers)
}

const isAnswer = (body: unknown, status: number) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === status
