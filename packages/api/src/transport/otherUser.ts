import { ApiError, otherUserCode } from '../apiError.ts'
import { apiConfig, isOtherOrigin } from './config.ts'
import { safeMethods } from './csrf.ts'

/** Any person may log out. */
const logOutPath = '/auth/session'

/**
 * Keeps a page of one account from changing another one, which has logged in elsewhere in the same browser
 * (docs/product.md#2-12). Throws ApiError `other_user` when this browser knows of it. For what it does not know yet it
 * names the page's account to the server, in `X-Daymark-User`. On another origin that header is left out: a server that
 * does not list it would have the browser block the call.
 */
export function nameUser(request: Request): void {
  if (safeMethods.includes(request.method) || request.url.endsWith(logOutPath)) return
  const { page, browser } = apiConfig().users()
  if (page === undefined) return
  if (browser !== undefined && browser !== page) {
    throw new ApiError({ kind: 'client', status: 409, errors: [{ code: otherUserCode }] })
  }
  if (!isOtherOrigin(request.url)) request.headers.set('X-Daymark-User', String(page))
}
