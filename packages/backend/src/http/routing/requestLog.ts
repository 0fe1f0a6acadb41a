import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

declare module 'hono' {
  interface ContextVariableMap {
    /** The pattern of an operation's path. */
    route?: string
  }
}

/**
 * One line per request. Only what cannot name a person: the pattern of the path, never the path, no query, no
 * address, no body.
 */
export function requestLog(log: Logger, level: 'debug' | 'info'): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    log[level](
      { method: c.req.method, route: c.get('route') ?? 'file', status: c.res.status, ms },
      'request',
    )
  }
}
