import { toApiError } from '../apiError.ts'
import type { operations } from '../generated/types.ts'

/** The body of every answer in JSON that the description of an operation names, told apart by `status`. */
export type AnswerOf<Id extends keyof operations> = Extract<
  JsonBodies<operations[Id]['responses']>,
  { status: number }
>

type JsonBodies<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends {
    content: { 'application/json': infer Body }
  }
    ? Body
    : never
}[keyof Responses]

export interface CallOptions {
  signal?: AbortSignal
}

type Call = Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * What the generated account functions call. Resolves with the answer when its status is one of
 * `statuses`, throws ApiError for anything else, such as the HTML page of a failed CSRF check.
 */
export async function answer<T>(call: Call, statuses: readonly number[]): Promise<T> {
  const { data, error, response } = await call
  const body = data ?? error
  if (statuses.includes(response.status) && isAnswer(body, response.status)) return body as T
  throw toApiError(response.status, body)
}

const isAnswer = (body: unknown, status: number) =>
  typeof body === 'object' && body !== null && 'status' in body && body.status === status
