import type { Middleware } from 'openapi-fetch'
import { readBody } from './answers.ts'
import { announceAuthChange, isOfAccount, isReauthenticationRequired } from './authChange.ts'
import { apiConfig } from './config.ts'
import { addCsrfToken } from './csrf.ts'
import { fetchInTime } from './fetchInTime.ts'

const repetitions = new WeakMap<Request, Request>()

/**
 * Sends a request again, once, after the person has confirmed that they are still there (docs/product.md#2-6). The
 * response to the repetition takes the place of the first one.
 */
export const reauthentication: Middleware = {
  onRequest({ request }) {
    // Only the account asks for it, and the call that confirms must not wait for itself.
    if (!isOfAccount(request) || request.url.endsWith('/reauthenticate')) return
    if (apiConfig().onReauthenticationRequired) repetitions.set(request, request.clone())
  },
  async onResponse({ request, response }) {
    const repetition = repetitions.get(request)
    if (repetition === undefined || response.status !== 401) return undefined
    if (!isReauthenticationRequired(await readBody(response))) return undefined
    if (!(await askReauthentication())) return undefined
    await addCsrfToken(repetition)
    const second = await fetchInTime(repetition)
    announceAuthChange(second.status, await readBody(second))
    return second
  },
}

let question: Promise<boolean> | undefined

/** Calls that are interrupted at the same time share one question. */
function askReauthentication(): Promise<boolean> {
  question ??= (apiConfig().onReauthenticationRequired?.() ?? Promise.resolve(false)).finally(
    () => {
      question = undefined
    },
  )
  return question
}
