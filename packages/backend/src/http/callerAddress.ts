import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The caller's network address. Behind a proxy it is the last one the proxy itself added. */
export function callerAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined
  return forwarded || getConnInfo(c).remote.address || 'unknown'
}
