import type { Middleware } from 'openapi-fetch'
import { type ApiConfig, apiConfig, isOtherOrigin } from './config.ts'

export const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const csrfPath = '/api/v1/csrf/'

let pending: Promise<void> | undefined
/** The settings under which fetching the token left no cookie that can be read. */
let unreadable: ApiConfig | undefined

/** Adds the CSRF token to each request that needs one. */
export const csrf: Middleware = {
  onRequest: ({ request }) => addCsrfToken(request),
}

/**
 * Adds `X-CSRFTOKEN` from the cookie `csrftoken` (docs/product.md#9-3), which changes at each login and is therefore read
 * again. A missing cookie is fetched first, once for all calls that wait for it. With the API on another origin safe
 * methods leave the header out: it would turn each read into a preflight and a read.
 */
export async function addCsrfToken(request: Request): Promise<void> {
  const { pathname } = new URL(request.url)
  if (pathname === csrfPath) return
  if (safeMethods.includes(request.method) && isOtherOrigin(request.url)) return
  if (!readToken() && unreadable !== apiConfig()) await (pending ??= fetchToken(request.url))
  const token = readToken()
  if (token) request.headers.set('X-CSRFTOKEN', token)
}

async function fetchToken(url: string): Promise<void> {
  try {
    await fetch(new URL(csrfPath, url), {
      credentials: 'include',
      signal: AbortSignal.timeout(apiConfig().readTimeout),
    })
    // The cookie belongs to another site, or the program runs outside a browser. Asking again would not help.
    if (!readToken()) unreadable = apiConfig()
  } catch {
    // The call that waits fails in the same way and reports it.
  } finally {
    pending = undefined
  }
}

function readToken(): string {
  const { readCookies, csrfCookie } = apiConfig()
  const start = `${csrfCookie}=`
  const cookie = readCookies()
    .split(/;\s*/)
    .find((pair) => pair.startsWith(start))
  return cookie?.slice(start.length) ?? ''
}
