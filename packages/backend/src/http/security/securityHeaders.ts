import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

// Not written into the call: Hono's types lack `publickeyCredentialsCreate`, and would refuse it there.
const permissionsPolicy = {
  camera: [],
  geolocation: [],
  microphone: [],
  payment: [],
  usb: [],
  publickeyCredentialsCreate: ['self'],
  publickeyCredentialsGet: ['self'],
}

/**
 * Gives every response the headers that it has unless it sets its own. The policy is that of data: nothing in
 * it may run, load or be framed.
 */
export async function defaultHeaders(
  origin: string,
  isShared: boolean,
): Promise<MiddlewareHandler<{ Bindings: HttpBindings }>> {
  const secure = secureHeaders({
    // The rules for other web servers have no such headers either: only old browsers read them.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    crossOriginResourcePolicy: isShared ? 'same-site' : 'same-origin',
    permissionsPolicy,
    referrerPolicy: 'same-origin',
    strictTransportSecurity: origin.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    xFrameOptions: 'DENY',
  })
  // They are the same for every response, so Hono makes them once.
  const { headers } = await new Hono().get('/', secure, (c) => c.body(null)).request('/')
  headers.set('Cache-Control', 'max-age=0, no-cache, no-store, must-revalidate, private')
  const entries = new Map(headers)
  return (c, next) => {
    c.env.outgoing.setHeaders(entries)
    return next()
  }
}
