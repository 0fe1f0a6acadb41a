import type { MiddlewareHandler } from 'hono'

/**
 * The page `/account/logout` logs out whoever opens it. A page of another site can send people there, so
 * what comes from one is led to the question first (docs/product.md#2-11).
 */
export const askWhenLedHere: MiddlewareHandler = async (c, next) => {
  const isLedHere =
    c.req.header('Sec-Fetch-Site') === 'cross-site' && c.req.query('ask') === undefined
  if (!isLedHere) return next()
  const query = new URLSearchParams({ ...c.req.query(), ask: 'true' })
  return c.redirect(`${c.req.path}?${query}`, 303)
}
