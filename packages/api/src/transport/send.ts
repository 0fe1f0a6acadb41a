import { ApiError } from '../apiError.ts'
import { announceAuthChange, isReauthenticationRequired } from './authChange.ts'
import { apiConfig } from './config.ts'
import { addCsrfToken } from './csrf.ts'

/**
 * The `fetch` of every call: credentials, the chosen language, CSRF token, time-out, the auth-change event, and the repetition
 * after a reauthentication. Resolves with an answer whose body is JSON or, for a status that is no
 * success, whatever came. Throws ApiError `network`, `timeout`, `aborted` or `notJson`.
 */
export async function send(request: Request): Promise<Response> {
  const language = apiConfig().chosenLanguage()
  if (language !== undefined) request.headers.set('Accept-Language', `${language}, *;q=0`)
  const repetition = request.clone()
  const response = await exchange(request)
  if (!response.reauthenticate) return response.answer
  const confirmed = await askReauthentication()
  return confirmed ? (await exchange(repetition)).answer : response.answer
}

async function exchange(request: Request) {
  const { url, method, signal } = request
  const timeout = AbortSignal.timeout(apiConfig().timeout)
  try {
    await addCsrfToken(request)
    const answer = await fetch(request, { signal: AbortSignal.any([signal, timeout]) })
    const { status } = answer
    const body = await readBody(answer)
    announceAuthChange(status, body)
    if (status < 500) apiConfig().checkAnswer?.(method, new URL(url).pathname, status, body)
    return { answer, reauthenticate: canAsk(url) && isReauthenticationRequired(body) }
  } catch (cause) {
    if (signal.aborted) throw new ApiError({ kind: 'aborted', cause })
    if (timeout.aborted) throw new ApiError({ kind: 'timeout', cause })
    if (cause instanceof TypeError) throw new ApiError({ kind: 'network', cause })
    throw cause
  }
}

/** The parsed body, undefined when there is none or when it need not be JSON (an HTML page of a proxy). */
async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.clone().text()
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  } catch (cause) {
    if (answer.ok) throw new ApiError({ kind: 'notJson', status: answer.status, cause })
    return undefined
  }
}

/** The calls that cure the condition must not wait for its cure. */
const canAsk = (url: string) =>
  apiConfig().onReauthenticationRequired !== undefined && !url.endsWith('/reauthenticate')

let question: Promise<boolean> | undefined

function askReauthentication(): Promise<boolean> {
  question ??= (apiConfig().onReauthenticationRequired?.() ?? Promise.resolve(false)).finally(
    () => {
      question = undefined
    },
  )
  return question
}
