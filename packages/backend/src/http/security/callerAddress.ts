import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The caller's network address. Each proxy adds the address that it was called from at the end of
 * `X-Forwarded-For`: the entry of the outermost one counts, and what stands before it anybody can write.
 */
export function callerAddress(c: Context, proxies: number): string {
  const entries = c.req.header('X-Forwarded-For')?.split(',') ?? []
  const forwarded = proxies > 0 ? entries.at(-proxies)?.trim() : undefined
  return forwarded || getConnInfo(c).remote.address || 'unknown'
}
