import type { MiddlewareHandler } from 'hono'
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
 * Sets the headers that every response carries, unless it has its own. The policy is that of data: nothing in
 * it may run, load or be framed.
 */
export function securityHeaders(origin: string, isShared: boolean): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
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
}
