import type { Middleware } from 'openapi-fetch'
import { ApiError } from '../apiError.ts'
import { apiConfig } from './config.ts'
import { transportError } from './fetchInTime.ts'
import { noteAnswer } from './lastAnswer.ts'

/** Refuses a success that is not JSON. In development it also compares each answer with its description. */
export const answers: Middleware = {
  async onResponse({ request, response }) {
    noteAnswer(response)
    const { status } = response
    const body = await readBody(response)
    const { pathname } = new URL(request.url)
    if (status < 500) apiConfig().checkAnswer?.(request.method, pathname, status, body)
  },
}

/**
 * Returns the parsed body of a response, which can still be read afterwards. Undefined without a body, and for a failure that
 * is not JSON, such as an HTML page of a proxy. Throws ApiError `notJson`, `network`, `timeout` or `aborted`.
 */
export async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.clone().text()
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw transportError(cause)
    if (response.ok) throw new ApiError({ kind: 'notJson', status: response.status, cause })
    return undefined
  }
}
