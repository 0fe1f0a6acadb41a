import { Hono, type Context } from 'hono'
import { isDiskFailure, isLocked } from './database/database.ts'
import { healthRoutes } from './health/health.ts'
import { ContentProblem } from './http/formats/contentProblem.ts'
import { corsForTrusted } from './http/security/cors.ts'
import { requestLog } from './http/routing/requestLog.ts'
import { apiRoutes, formatOf, isApiPath } from './http/routing/router.ts'
import { toResponse } from './http/routing/apiResponse.ts'
import { describeInstallation } from './http/security/installation.ts'
import { defaultHeaders } from './http/security/defaultHeaders.ts'
import { operations } from './operations/index.ts'
import type { Services } from './services.ts'
import { askWhenLedHere, staticSite } from './static/staticRoutes.ts'
import { mediaRoutes } from './uploads/media.ts'
import { uploadRoutes } from './uploads/receive.ts'

/** Returns the whole HTTP surface: both APIs, uploads, images and the built app. */
export function createApp(services: Services, testRoutes: Hono | undefined): Hono {
  const { settings, origin, apiOrigin, frontEnds, log } = services
  const otherOrigins = frontEnds.filter((frontEnd) => frontEnd !== apiOrigin)
  const site = staticSite(settings.staticDir, settings.cookiePrefix)
  const app = new Hono()
  const logLevel = settings.isTerminal ? 'debug' : 'info'
  if (log.isLevelEnabled(logLevel)) app.use(requestLog(log, logLevel))
  const isShared = otherOrigins.length > 0
  app.use(defaultHeaders({ origin, isShared, hasHttpsSubdomains: settings.hasHttpsSubdomains }))
  if (isShared) app.use(corsForTrusted(otherOrigins))
  app.use(describeInstallation(services))
  if (testRoutes) app.route('/', testRoutes)
  app.route('/', healthRoutes(services))
  app.route('/', uploadRoutes(services))
  app.route('/', mediaRoutes(services))
  app.route('/', apiRoutes(services, operations))
  app.get('*', askWhenLedHere)
  const unknown = (c: Context) => toResponse(formatOf(c.req.path).notFound())
  app.get('*', (c) => (isApiPath(c.req.path) ? unknown(c) : (site(c) ?? unknown(c))))
  app.notFound(unknown)
  // A defect is logged and answered in the words of its API; its details stay here.
  app.onError((error, c) => {
    if (error instanceof ContentProblem) return toResponse(error)
    if (isLocked(error)) {
      log.warn({ route: c.get('route') }, 'the database stays locked')
      return toResponse(formatOf(c.req.path).busy())
    }
    if (isDiskFailure(error)) {
      log.error({ err: error, route: c.get('route') }, 'the disk does not take what is written')
      return toResponse(formatOf(c.req.path).busy())
    }
    if (c.req.raw.signal.aborted) log.debug('the caller went away')
    else log.error({ err: error, method: c.req.method, route: c.get('route') }, 'unexpected error')
    return toResponse(formatOf(c.req.path).defect())
  })
  return app
}
