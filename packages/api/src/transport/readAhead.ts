import type { paths } from '../generated/types.ts'
import { type RequestConfig, send } from './client.ts'

type Answer = Awaited<ReturnType<typeof send>>

/** Answers that no query has taken yet, by what was asked. */
const answers = new Map<string, Promise<Answer>>()

function keyOf({ url, params }: RequestConfig): string {
  const query = new URLSearchParams(Object.entries(params ?? {}) as [string, string][])
  query.sort()
  return `${url}?${query}`
}

/**
 * Reads what a query is going to ask for, before the code of the query has loaded. The first query that asks the same
 * takes the answer. Resolves with the body, which is undefined if the server could not be reached.
 */
export async function readAhead<Body>(
  url: keyof paths | `/api/v1/${string}/${number}/`,
  params?: object,
): Promise<Body | undefined> {
  const config = { url, method: 'GET', params }
  const answer = send(config)
  answers.set(keyOf(config), answer)
  try {
    return (await answer).body as Body
  } catch {
    return undefined
  }
}

/** Forgets the answers that no query has taken. */
export const forgetReadAhead = (): void => answers.clear()

/** Returns the answer that was read ahead, or sends the request where there is none or it failed. */
export async function readOnce(config: RequestConfig): Promise<Answer> {
  const key = keyOf(config)
  const early = config.method === 'GET' ? answers.get(key) : undefined
  answers.delete(key)
  const answer = await early?.catch(() => undefined)
  return answer?.response.ok === true ? answer : send(config)
}
