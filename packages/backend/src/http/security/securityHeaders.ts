import type { MiddlewareHandler } from 'hono'

const permissions = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].map((feature) => (feature.includes('=') ? feature : `${feature}=()`))

/** For answers that are data: nothing in them may run, load or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Sets the headers every answer carries, unless the answer has its own. */
export function securityHeaders(origin: string, shared: boolean): MiddlewareHandler {
  const headers: Record<string, string> = {
    'Content-Security-Policy': dataPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': shared ? 'same-site' : 'same-origin',
    'Permissions-Policy': permissions.join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
  if (origin.startsWith('https:')) {
    headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains'
  }
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  }
}
