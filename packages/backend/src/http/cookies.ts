import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { sessionLifetime } from '../accounts/session.ts'
import type { Services } from '../services.ts'
import { csrfCookie, csrfLifetime, isCsrfToken, newCsrfToken } from './csrf.ts'

export const sessionCookie = 'sessionid'

/** What a request did to the cookies. */
export interface CookieChange {
  session?: { token: string } | 'delete' | undefined
  newCsrfToken?: boolean
}

/** Writes the `Set-Cookie` headers (1.1). */
export function sendCookies(
  c: Context,
  response: Response,
  services: Pick<Services, 'settings' | 'origin'>,
  change: CookieChange,
  withCsrf: boolean,
): void {
  const shared = {
    path: '/',
    sameSite: 'Lax',
    secure: services.origin.startsWith('https:'),
    domain: services.settings.cookieDomain,
  } as const
  if (withCsrf && response.status !== 403) {
    const known = getCookie(c, csrfCookie)
    const token = isCsrfToken(known) && !change.newCsrfToken ? known : newCsrfToken()
    append(response, serialize(csrfCookie, token, { ...shared, maxAge: csrfLifetime }))
  }
  if (change.session === undefined) return
  const gone = change.session === 'delete'
  const token = change.session === 'delete' ? '' : change.session.token
  const maxAge = gone ? 0 : sessionLifetime
  append(response, serialize(sessionCookie, token, { ...shared, httpOnly: true, maxAge }))
}

function append(response: Response, cookie: string): void {
  response.headers.append('Set-Cookie', cookie)
}
