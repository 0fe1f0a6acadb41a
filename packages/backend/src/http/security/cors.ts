import type { MiddlewareHandler } from 'hono'

const methods = 'DELETE, GET, OPTIONS, PATCH, POST, PUT'
const headers = 'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with'

/**
 * Lets trusted front-end origins read the answers, with credentials. A foreign origin gets
 * no CORS header, so its browser keeps the answer from it.
 */
export function cors(trustedOrigins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    const trusted = origin !== undefined && trustedOrigins.includes(origin)
    const preflight =
      c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
    if (preflight) c.res = new Response(null, { status: 200 })
    else await next()
    if (trustedOrigins.length > 0) c.res.headers.append('Vary', 'Origin')
    if (!trusted) return
    c.res.headers.set('Access-Control-Allow-Origin', origin)
    c.res.headers.set('Access-Control-Allow-Credentials', 'true')
    if (!preflight) return
    c.res.headers.set('Access-Control-Allow-Methods', methods)
    c.res.headers.set('Access-Control-Allow-Headers', headers)
    c.res.headers.set('Access-Control-Max-Age', '86400')
  }
}
