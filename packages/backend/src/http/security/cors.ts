import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { originsHeader, signUpHeader } from './installation.ts'

/**
 * Lets trusted front-end origins read the responses, with credentials. A foreign origin gets no CORS header at
 * all; Hono's middleware alone would still tell it the allowed methods and headers.
 */
export function corsForTrusted(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
    allowHeaders: ['accept', 'content-type', 'x-csrftoken', 'x-requested-with'],
    exposeHeaders: ['date', 'retry-after', originsHeader.toLowerCase(), signUpHeader.toLowerCase()],
    maxAge: 86_400,
  })
  return async (c, next) => {
    if (origins.includes(c.req.header('Origin') ?? '')) return allow(c, next)
    await next()
    c.header('Vary', 'Origin', { append: true })
    return undefined
  }
}
