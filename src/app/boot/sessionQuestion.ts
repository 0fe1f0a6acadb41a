import type { Dashboard, paths } from '@daymark/api'
import { apiOrigin, csrfCookie } from '../../apiOrigin.ts'
import { chosenLanguage } from '../../lib/i18n/language.ts'
import type { SessionAnswer } from '../../lib/session/session.ts'
import { readCookie } from '../../lib/preferences/cookies.ts'
import { handover } from '../../lib/handover.ts'

/** Milliseconds in which the server has to answer who is signed in. */
const timeout = 10_000

const csrfPath: keyof paths = '/api/v1/csrf/'
const widgetsPath: keyof paths = '/api/v1/widgets/'
const sessionPath: keyof paths = '/_allauth/browser/v1/auth/session'

const anonymous: SessionAnswer = {
  status: 401,
  data: { flows: [] },
  meta: { is_authenticated: false },
}

/**
 * Returns whether no one has ever signed in on this device: every answer about a session sets the cookie
 * `csrftoken`. With the API on another origin the cookie cannot be seen.
 */
export function isFirstVisit(): boolean {
  return (handover().isFirstVisit ??=
    apiOrigin() === location.origin && readCookie(csrfCookie()) === undefined)
}

/**
 * Sends the headers of every call. The rest of the API's transport would make the page too large: this fetches no
 * missing token, compares no answer with its description and announces no change of the session. The app announces
 * what the answer about the session says (`startSession`). Widgets that were refused it asks for once more.
 */
async function ask(path: string): Promise<Response> {
  const token = apiOrigin() === location.origin ? readCookie(csrfCookie()) : undefined
  const language = chosenLanguage()
  return fetch(apiOrigin() + path, {
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(token && { 'X-CSRFTOKEN': token }),
      ...(language && { 'Accept-Language': `${language}, *;q=0` }),
    },
    signal: AbortSignal.timeout(timeout),
  })
}

/** Notes what the server says about itself. */
function noteInstallation({ headers }: Response): void {
  handover().installation = {
    origins: headers.get('X-Daymark-Origins'),
    signUp: headers.get('X-Daymark-Sign-Up'),
  }
}

/** Resolves with what a good answer says. Rejects otherwise: the app asks again, or says that the server is in trouble. */
async function readGood<Said>(response: Response): Promise<Said> {
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return response.json() as Promise<Said>
}

/**
 * Asks who is signed in. On a first visit the answer is known: no one. The token that every change will need is fetched
 * instead, so the server has to answer all the same. Rejects when it does not, or not in time.
 */
async function readSession(): Promise<SessionAnswer> {
  const response = await ask(isFirstVisit() ? csrfPath : sessionPath)
  noteInstallation(response)
  if (!isFirstVisit()) return response.json() as Promise<SessionAnswer>
  await readGood(response)
  return anonymous
}

/** Returns the answer, whose failure is handled by the app. Until then it is not an unhandled error. */
function quietly<Said>(answer: Promise<Said>): Promise<Said> {
  answer.catch(() => undefined)
  return answer
}

/** Asks for the session before the app has loaded, which takes the answer over (`startSession`). */
export function askForSession(): void {
  handover().session = quietly(readSession())
}

/** Asks what the dashboard shows, beside the session and not after it. */
export function askForWidgets(): void {
  handover().widgets = quietly(ask(widgetsPath).then(readGood<Dashboard>))
}
