import type { paths } from '../generated/types.ts'
import { type RequestConfig, send } from './client.ts'

type Answer = Awaited<ReturnType<typeof send>>

/** Answers that no query has taken yet, by what was asked. */
const answers = new Map<string, Promise<Answer>>()

function keyOf({ method, url, params, data }: RequestConfig): string {
  const query = new URLSearchParams(Object.entries(params ?? {}) as [string, string][])
  query.sort()
  return `${method} ${url}?${query} ${JSON.stringify(data)}`
}

/**
 * Asks what a query is going to ask, before the code of the query has loaded: a GET, or a POST of `data`. The first
 * query that asks the same takes the answer. Resolves with the body, which is undefined if there is none.
 */
export async function askAhead<Body>(
  url: keyof paths | `/api/v1/${string}/${number}/`,
  { params, data }: { params?: object; data?: object } = {},
): Promise<Body | undefined> {
  const config = { url, method: data ? 'POST' : 'GET', params, data }
  const answer = send(config)
  answers.set(keyOf(config), answer)
  try {
    const { response, body } = await answer
    return response.ok ? (body as Body) : undefined
  } catch {
    return undefined
  }
}

/** Forgets the answers that no query has taken. */
export const forgetAhead = (): void => answers.clear()

/** Returns what was asked ahead, or asks where that is not known: for the mutator of the content API. */
export async function askOnce(config: RequestConfig): Promise<Answer> {
  const key = keyOf(config)
  const ahead = answers.get(key)
  answers.delete(key)
  const answer = await ahead?.catch(() => undefined)
  // A server in trouble may answer the next time.
  return answer !== undefined && answer.response.status < 500 ? answer : send(config)
}
