import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { dataPolicy, securityHeaders } from './headers.ts'

/** Gives every response the headers that it has unless it sets its own. */
export function defaultHeaders(
  origin: string,
  isShared: boolean,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const headers = new Map(Object.entries(securityHeaders))
  headers.set('Cache-Control', 'max-age=0, no-cache, no-store, must-revalidate, private')
  headers.set('Content-Security-Policy', dataPolicy)
  if (isShared) headers.set('Cross-Origin-Resource-Policy', 'same-site')
  if (!origin.startsWith('https:')) headers.delete('Strict-Transport-Security')
  return (c, next) => {
    c.env.outgoing.setHeaders(headers)
    return next()
  }
}
