import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from '../generated/types.ts'
import { answers } from './answers.ts'
import { authChange } from './authChange.ts'
import { apiConfig } from './config.ts'
import { csrf } from './csrf.ts'
import { fetchInTime } from './fetchInTime.ts'
import { reauthentication } from './reauthentication.ts'

/** Sends the language that the person has chosen, see `ApiConfig.chosenLanguage`. */
const language: Middleware = {
  onRequest({ request }) {
    const chosen = apiConfig().chosenLanguage()
    if (chosen !== undefined) request.headers.set('Accept-Language', `${chosen}, *;q=0`)
  },
}

/**
 * The one transport of both APIs, typed by their descriptions. What each call needs is middleware: requests pass it
 * in this order, responses in the opposite one.
 */
export const client = createClient<paths>({
  credentials: 'include',
  fetch: fetchInTime,
})
client.use(answers, language, reauthentication, authChange, csrf)

/** The request that orval hands to a mutator. `params` is the query. The parts of the path in `url` are filled in. */
export interface RequestConfig {
  url: string
  method: string
  headers?: Record<string, string>
  params?: object | undefined
  data?: unknown
  signal?: AbortSignal | undefined
}

/** Sends what a generated request function asks for. Resolves with the parsed body of any status. */
export async function send({ url, method, headers, params, data, signal }: RequestConfig) {
  const { origin } = apiConfig()
  if (!origin) throw new Error('Outside a browser, configureApi({ origin }) has to come first')
  const init = { baseUrl: origin, headers, params: { query: params }, body: data, signal }
  // orval's functions are typed by the same description: the compiler has checked the call already.
  const answer = await client.request(method as 'get', url as '/api/v1/csrf/', init as never)
  return { body: (answer.data ?? answer.error) as unknown, response: answer.response }
}
