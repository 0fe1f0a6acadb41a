import type {
  Authenticated,
  ReauthenticationRequired,
  SessionGone,
  Unauthenticated,
} from '../generated/types.ts'

/** The event on `document` that says that the state of authentication may have changed (docs/product.md#2-2). */
export const authChangeEvent = 'allauth.auth.change'

/**
 * What the event carries as `detail`: the answer itself, or only its status when the answer does not say
 * more (a 401 of the content API).
 */
export type AuthChange =
  Authenticated | Unauthenticated | ReauthenticationRequired | SessionGone | { status: 401 }

/** Listens to the event. Returns a function that stops it. */
export function onAuthChange(listener: (change: AuthChange) => void): () => void {
  const handler = (event: Event) => listener((event as CustomEvent<AuthChange>).detail)
  document.addEventListener(authChangeEvent, handler)
  return () => document.removeEventListener(authChangeEvent, handler)
}

/** Tells everybody when an answer has a status of 401 or 410, or is a 200 whose meta says signed in. */
export function announceAuthChange(status: number, body: unknown): void {
  const signedIn = status === 200 && isAuthenticated(body)
  if (!signedIn && status !== 401 && status !== 410) return
  const detail = hasStatus(body) ? body : { status }
  globalThis.document?.dispatchEvent(new CustomEvent(authChangeEvent, { detail }))
}

/** Whether an answer wants somebody who is signed in to confirm it. */
export const isReauthenticationRequired = (answer: unknown): answer is ReauthenticationRequired =>
  hasStatus(answer) && answer.status === 401 && isAuthenticated(answer)

type Meta = { meta?: { is_authenticated?: unknown } } | null | undefined

const isAuthenticated = (body: unknown) => (body as Meta)?.meta?.is_authenticated === true

const hasStatus = (body: unknown): body is { status: number } =>
  typeof (body as { status?: unknown } | undefined)?.status === 'number'
