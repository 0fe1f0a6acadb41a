import type { Middleware } from 'openapi-fetch'
import type {
  Authenticated,
  ReauthenticationRequired,
  SessionGone,
  Unauthenticated,
} from '../generated/account/account.schemas.ts'
import { readBody } from './answers.ts'

/** The event on `document` that says that the state of authentication may have changed (docs/product.md#2-2). */
export const authChangeEvent = 'allauth.auth.change'

/**
 * The `detail` of the event: the answer itself, or only its status when the answer does not say more (a 401 of the
 * content API).
 */
export type AuthChange =
  Authenticated | Unauthenticated | ReauthenticationRequired | SessionGone | { status: 401 }

/** Listens to the event. Returns a function that stops it. */
export function onAuthChange(listener: (change: AuthChange) => void): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<AuthChange>).detail)
  document.addEventListener(authChangeEvent, handler)
  return () => document.removeEventListener(authChangeEvent, handler)
}

/** Returns whether a request is one to django-allauth headless, and not to the content API. */
export const isOfAccount = ({ url }: Request) => url.includes('/_allauth/')

/** Dispatches `authChangeEvent` for each answer that says something about the session. */
export const authChange: Middleware = {
  async onResponse({ request, response }) {
    const { status } = response
    if (status !== 401 && status !== 410 && !isOfAccount(request)) return
    announceAuthChange(status, await readBody(response))
  },
}

/** Dispatches `authChangeEvent` for a 401, a 410, or a 200 whose `meta` says signed in. */
export function announceAuthChange(status: number, body: unknown): void {
  const signedIn = status === 200 && isAuthenticated(body)
  if (!signedIn && status !== 401 && status !== 410) return
  const detail = hasStatus(body) ? body : { status }
  globalThis.document?.dispatchEvent(new CustomEvent(authChangeEvent, { detail }))
}

/** Returns whether an answer asks the signed-in person to confirm with a passkey. */
export const isReauthenticationRequired = (answer: unknown): answer is ReauthenticationRequired =>
  hasStatus(answer) && answer.status === 401 && isAuthenticated(answer)

type Meta = { meta?: { is_authenticated?: unknown } } | null | undefined

const isAuthenticated = (body: unknown) => (body as Meta)?.meta?.is_authenticated === true

const hasStatus = (body: unknown): body is { status: number } =>
  typeof (body as { status?: unknown } | undefined)?.status === 'number'
