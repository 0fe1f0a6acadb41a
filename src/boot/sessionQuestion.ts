import type { paths } from '@daymark/api'
import { apiOrigin } from '../apiOrigin.ts'
import type { SessionAnswer } from '../auth/session.ts'
import { readCookie } from '../preferences/cookies.ts'

declare global {
  /** Decided once, for both start scripts: the answer to the first question may set the cookie. */
  var daymarkIsFirstVisit: boolean | undefined
}

/** How long a server may take to say who is there, in milliseconds. */
const patience = 10_000

const csrfPath: keyof paths = '/api/v1/csrf/'
const sessionPath: keyof paths = '/_allauth/browser/v1/auth/session'

const nobody: SessionAnswer = {
  status: 401,
  data: { flows: [] },
  meta: { is_authenticated: false },
}

/**
 * Whether nobody has ever signed in on this device: every answer about a session sets the cookie
 * `csrftoken`. With the API on another origin the cookie cannot be seen.
 */
export function isFirstVisit(): boolean {
  globalThis.daymarkIsFirstVisit ??=
    apiOrigin() === location.origin && readCookie('csrftoken') === undefined
  return globalThis.daymarkIsFirstVisit
}

async function ask(path: string): Promise<Response> {
  return fetch(apiOrigin() + path, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  })
}

/**
 * Asks who is there. On a first visit that is nobody; the token that every change will need is fetched
 * instead, so the server has to answer all the same. Rejects when it does not, or not in time.
 */
async function readSession(): Promise<SessionAnswer> {
  if (!isFirstVisit()) return (await ask(sessionPath)).json() as Promise<SessionAnswer>
  const response = await ask(csrfPath)
  if (!response.ok) throw new Error('The server is in trouble')
  await response.json()
  return nobody
}

/** Asks who is there, for the app that is still on its way, see `startSession`. */
export function askForSession(): void {
  globalThis.daymarkSession = readSession()
  // Who reads it deals with its failure; until then nobody has to.
  globalThis.daymarkSession.catch(() => undefined)
}
