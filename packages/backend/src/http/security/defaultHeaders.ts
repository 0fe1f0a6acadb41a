import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { dataPolicy, hstsSubdomains, securityHeaders } from './headers.ts'

interface Site {
  origin: string
  /** Whether a front-end on another subdomain uses the API. */
  isShared: boolean
  /** Whether browsers may use nothing but https on every subdomain. */
  hasHttpsSubdomains: boolean
}

/** Gives every response the headers that it has unless it sets its own. */
export function defaultHeaders({
  origin,
  isShared,
  hasHttpsSubdomains,
}: Site): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const headers = new Map(Object.entries(securityHeaders))
  headers.set('Cache-Control', 'max-age=0, no-cache, no-store, must-revalidate, private')
  headers.set('Content-Security-Policy', dataPolicy)
  if (isShared) headers.set('Cross-Origin-Resource-Policy', 'same-site')
  const hsts = 'Strict-Transport-Security'
  if (hasHttpsSubdomains) headers.set(hsts, headers.get(hsts) + hstsSubdomains)
  if (!origin.startsWith('https:')) headers.delete(hsts)
  return (c, next) => {
    c.env.outgoing.setHeaders(headers)
    return next()
  }
}
