import { Hono } from 'hono'
import { HealthCheck } from './health/health.ts'
import { corsForTrusted } from './http/security/cors.ts'
import { notFound, serverError } from './http/formats/contentProblem.ts'
import { requestLog } from './http/routing/requestLog.ts'
import { apiRoutes, isApiPath } from './http/routing/router.ts'
import { toResponse } from './http/routing/apiResponse.ts'
import { securityHeaders } from './http/security/securityHeaders.ts'
import { operations } from './operations/index.ts'
import type { Services } from './services.ts'
import { askWhenLedHere } from './static/logOut.ts'
import { StaticRoutes } from './static/staticRoutes.ts'
import { mediaRoutes } from './uploads/media.ts'
import { uploadRoutes } from './uploads/receive.ts'

/** The whole HTTP surface: both APIs, uploads, images and the built app. */
export function createApp(services: Services, testRoutes: Hono | undefined): Hono {
  const { settings, origin, apiOrigin, frontEnds, log } = services
  const otherOrigins = frontEnds.filter((frontEnd) => frontEnd !== apiOrigin)
  const site = new StaticRoutes(settings.staticDir)
  const health = new HealthCheck(services)
  const app = new Hono()
  app.use(requestLog(log, settings.isTerminal ? 'debug' : 'info'))
  app.use(securityHeaders(origin, otherOrigins.length > 0))
  app.use(corsForTrusted(otherOrigins))
  app.use(async (c, next) => {
    await next()
    const fixed = c.res.headers.has('Cache-Control')
    if (!fixed)
      c.res.headers.set('Cache-Control', 'max-age=0, no-cache, no-store, must-revalidate, private')
  })
  if (testRoutes) app.route('/', testRoutes)
  app.get('/health/', async (c) => {
    const found = await health.run()
    const isWell = Object.values(found).every(Boolean)
    return c.json({ status: isWell ? 'OK' : 'FAILING', ...found }, isWell ? 200 : 503)
  })
  app.route('/', uploadRoutes(services))
  app.route('/', mediaRoutes(services))
  app.route('/', apiRoutes(services, operations))
  app.get('/account/logout', askWhenLedHere)
  app.get('*', (c) => {
    const found = isApiPath(c.req.path) ? undefined : site.respond(c)
    return found ?? toResponse(notFound().response)
  })
  app.notFound(() => toResponse(notFound().response))
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) log.debug('the caller went away')
    else log.error({ err: error }, 'defect')
    return toResponse(serverError().response)
  })
  return app
}
