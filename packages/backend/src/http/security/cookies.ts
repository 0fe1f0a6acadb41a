import type { Context } from 'hono'
import { serialize } from 'hono/utils/cookie'
import { sessionLifetime } from '../../accounts/session.ts'
import type { Services } from '../../services.ts'
import type { BackendSettings } from '../../settings.ts'
import { csrfLifetime, newCsrfToken } from './csrf.ts'

/** Returns the names of the cookies. */
export function cookieNames({ cookiePrefix }: Pick<BackendSettings, 'cookiePrefix'>) {
  return {
    session: `${cookiePrefix}sessionid`,
    csrf: `${cookiePrefix}csrftoken`,
    /** Marks a browser that was signed in before. It outlives the session and names no account. */
    known: `${cookiePrefix}daymark_known`,
  }
}

/** Returns the value of that cookie for an account. */
export function knownBrowser({ key }: Pick<Services, 'key'>, userId: number): string {
  return key.sign('known browser', String(userId))
}

/** Every value that the browser sent for a cookie, in its order. */
export type Cookies = (name: string) => string[]

/**
 * Returns the cookies of a request. One may have several values when it is set for another domain too: before
 * `COOKIE_DOMAIN` changed, or by another program on a parent domain.
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
  const names = cookieNames(services.settings)
  if (change.csrfToken !== undefined && response.status !== 403) {
    const token = change.newCsrfToken ? newCsrfToken() : change.csrfToken
    append(response, serialize(names.csrf, token, { ...shared, maxAge: csrfLifetime }))
  }
  if (change.signedIn !== undefined) {
    const value = knownBrowser(services, change.signedIn)
    const options = { ...shared, httpOnly: true, maxAge: csrfLifetime }
    append(response, serialize(names.known, value, options))
  }
  for (const name of [names.csrf, names.session]) {
    const count = cookies(name).length
    const mayBeElsewhere = name === names.session && change.session === 'delete' && count > 0
    if (count < 2 && !mayBeElsewhere) continue
    for (const domain of formerDomains(services)) {
      append(response, serialize(name, '', { ...shared, domain, maxAge: 0 }))
    }
  }
  if (change.session === undefined) return
  const token = change.session === 'delete' ? '' : change.session.token
  const maxAge = token === '' ? 0 : sessionLifetime
  append(response, serialize(names.session, token, { ...shared, httpOnly: true, maxAge }))
}

/**
 * Returns the domains where `COOKIE_DOMAIN` may have left cookies; undefined is the host alone. They would be sent beside
 * the present ones. Cookies of any other domain may belong to another program, so they stay.
 */
function formerDomains({ settings, apiOrigin }: Pick<Services, 'settings' | 'apiOrigin'>) {
  const { cookieDomain, formerCookieDomain } = settings
  if (formerCookieDomain === undefined) return []
  const isHost = formerCookieDomain === new URL(apiOrigin).hostname
  return [...(isHost ? [undefined] : []), formerCookieDomain].filter(
    (domain) => domain !== cookieDomain,
  )
}

function append(response: Response, cookie: string): void {
  response.headers.append('Set-Cookie', cookie)
}
