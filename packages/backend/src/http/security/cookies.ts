import { isIP } from 'node:net'
import type { Context } from 'hono'
import { serialize } from 'hono/utils/cookie'
import { sessionLifetime } from '../../accounts/session.ts'
import type { Services } from '../../services.ts'
import { csrfCookie, csrfLifetime, newCsrfToken } from './csrf.ts'

export const sessionCookie = 'sessionid'

/** Marks a browser that was signed in before. It outlives the session and names no account. */
export const knownBrowserCookie = 'daymark_known'

/** Returns the value of that cookie for an account. */
export function knownBrowser({ key }: Pick<Services, 'key'>, userId: number): string {
  return key.sign('known browser', String(userId))
}

/** Every value that the browser sent for a cookie, in its order. */
export type Cookies = (name: string) => string[]

/**
 * Returns the cookies of a request. One may have several values when it was once set for another domain: before
 * `COOKIE_DOMAIN` changed.
 */
export function readCookies(c: Context): Cookies {
  const pairs = (c.req.header('Cookie') ?? '').split(';').map((pair) => pair.trim())
  return (name) =>
    pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}

/** A change that a request makes to the cookies. */
export interface CookieChange {
  session?: { token: string } | 'delete' | undefined
  newCsrfToken?: boolean
  /** The account that has just signed in. */
  signedIn?: number | undefined
}

/** Writes the `Set-Cookie` headers. */
export function sendCookies(
  cookies: Cookies,
  response: Response,
  services: Pick<Services, 'settings' | 'apiOrigin' | 'key'>,
  change: CookieChange & { csrfToken: string | undefined },
): void {
  const shared = {
    path: '/',
    sameSite: 'Lax',
    secure: services.apiOrigin.startsWith('https:'),
    domain: services.settings.cookieDomain,
  } as const
  if (change.csrfToken !== undefined && response.status !== 403) {
    const token = change.newCsrfToken ? newCsrfToken() : change.csrfToken
    append(response, serialize(csrfCookie, token, { ...shared, maxAge: csrfLifetime }))
  }
  if (change.signedIn !== undefined) {
    const value = knownBrowser(services, change.signedIn)
    const options = { ...shared, httpOnly: true, maxAge: csrfLifetime }
    append(response, serialize(knownBrowserCookie, value, options))
  }
  for (const name of [csrfCookie, sessionCookie]) {
    const count = cookies(name).length
    const mayBeElsewhere = name === sessionCookie && change.session === 'delete' && count > 0
    if (count < 2 && !mayBeElsewhere) continue
    for (const domain of otherDomains(services)) {
      append(response, serialize(name, '', { ...shared, domain, maxAge: 0 }))
    }
  }
  if (change.session === undefined) return
  const token = change.session === 'delete' ? '' : change.session.token
  const maxAge = token === '' ? 0 : sessionLifetime
  append(response, serialize(sessionCookie, token, { ...shared, httpOnly: true, maxAge }))
}

/**
 * Returns the domains for which another `COOKIE_DOMAIN` may have set this host's cookies; undefined is the host
 * alone. A cookie that is left there would be sent before the present one.
 */
function otherDomains({ settings, apiOrigin }: Pick<Services, 'settings' | 'apiOrigin'>) {
  const { hostname } = new URL(apiOrigin)
  const labels = isIP(hostname) ? [] : hostname.split('.')
  const parents = labels.map((_, index) => labels.slice(index).join('.'))
  return [undefined, ...parents.filter((domain) => domain.includes('.'))].filter(
    (domain) => domain !== settings.cookieDomain,
  )
}

function append(response: Response, cookie: string): void {
  response.headers.append('Set-Cookie', cookie)
}
