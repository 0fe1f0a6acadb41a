import type { MiddlewareHandler } from 'hono'
import type { Services } from '../../services.ts'

/** The addresses at which people may open the app, the main one first. */
export const originsHeader = 'X-Daymark-Origins'
/** Who may create an account, if that is not everyone. */
export const signUpHeader = 'X-Daymark-Sign-Up'

/** The first requests of every page. */
const firstPaths = ['/api/v1/csrf/', '/_allauth/browser/v1/auth/session']

/** More wrong addresses than this are not told to the operator. */
const mostNoted = 20

/**
 * Tells every page for which address this installation is set up, so that it can warn before it is used. Tells the
 * operator of each other address at which the app is opened or from which it is called, once.
 */
export function describeInstallation(services: Services): MiddlewareHandler {
  const { frontEnds, apiOrigin, settings, log } = services
  const noted = new Set<string>()

  function note(address: string): void {
    const shown = address.slice(0, 200)
    if (noted.has(shown) || noted.size >= mostNoted) return
    noted.add(shown)
    log.warn(
      { address: shown, ORIGIN: frontEnds[0] },
      'opened at another address than ORIGIN: logging in does not work there. Set ORIGIN to it, or open ORIGIN',
    )
  }

  return async (c, next) => {
    const origin = c.req.header('Origin')
    const isFirst = firstPaths.includes(c.req.path)
    if (origin !== undefined) {
      if (origin !== apiOrigin && !frontEnds.includes(origin)) note(origin)
    } else if (isFirst && settings.proxies === 0) {
      // A proxy may change `Host`, so behind one only `Origin` tells.
      const host = c.req.header('Host')
      const known = [apiOrigin, ...frontEnds].map((one) => new URL(one).host)
      const isBrowser = c.req.header('Sec-Fetch-Site') !== undefined
      if (isBrowser && host !== undefined && !known.includes(host)) note(`http://${host}`)
    }
    await next()
    if (!isFirst) return
    c.header(originsHeader, frontEnds.join(' '))
    if (settings.signUp !== 'open') c.header(signUpHeader, settings.signUp)
  }
}
