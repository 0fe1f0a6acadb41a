import { randomText, sameText } from '../secrets.ts'

export const csrfCookie = 'csrftoken'

/** Seconds: a year. */
export const csrfLifetime = 31_449_600

export function isCsrfToken(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9]{32}$/.test(text)
}

export function newCsrfToken(): string {
  return randomText(32)
}

/**
 * Why a state-changing request must be refused (1.1), or undefined when it may pass: a foreign
 * `Origin`, or a header that does not repeat the cookie.
 */
export function csrfFailure(
  request: { origin: string | undefined; cookie: string | undefined; header: string | undefined },
  trustedOrigins: readonly string[],
): string | undefined {
  const { origin, cookie, header } = request
  if (origin !== undefined && !trustedOrigins.includes(origin)) {
    return `Origin checking failed - ${origin} does not match any trusted origins.`
  }
  if (!isCsrfToken(cookie)) return 'CSRF cookie not set.'
  if (!header) return 'CSRF token missing.'
  if (!sameText(header, cookie)) {
    return "CSRF token from the 'X-Csrftoken' HTTP header incorrect."
  }
  return undefined
}
