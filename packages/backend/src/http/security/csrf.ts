import type { HonoRequest } from 'hono'
import { randomText, sameText } from '../../secrets.ts'

/** Seconds: a year. */
export const csrfLifetime = 31_449_600

export function isCsrfToken(text: string): boolean {
  return /^[A-Za-z0-9]{32}$/.test(text)
}

export function newCsrfToken(): string {
  return randomText(32)
}

/**
 * Why a state-changing request must be refused, or undefined when it may pass: a foreign
 * `Origin`, or a header that does not repeat the cookie.
 */
export function csrfFailure(
  request: HonoRequest,
  cookies: readonly string[],
  trustedOrigins: readonly string[],
): string | undefined {
  const origin = request.header('Origin')
  if (origin !== undefined && !trustedOrigins.includes(origin)) {
    return `Origin checking failed - ${origin} does not match any trusted origins.`
  }
  const tokens = cookies.filter(isCsrfToken)
  if (tokens.length === 0) return 'CSRF cookie not set.'
  const header = request.header('X-CSRFToken')
  if (!header) return 'CSRF token missing.'
  if (tokens.some((token) => sameText(header, token))) return undefined
  return "CSRF token from the 'X-Csrftoken' HTTP header incorrect."
}
