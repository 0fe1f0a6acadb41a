import { Hono } from 'hono'
import { cors } from './http/cors.ts'
import { notFound, serverError } from './http/contentProblem.ts'
import { requestLog } from './http/requestLog.ts'
import { apiRoutes, isApiPath } from './http/router.ts'
import { toResponse } from './http/run.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { operations } from './operations/index.ts'
import type { Services } from './services.ts'
import { StaticRoutes } from './static/staticRoutes.ts'
import { mediaRoutes } from './uploads/media.ts'
import { uploadRoutes } from './uploads/receive.ts'

/** The whole HTTP surface: both APIs, uploads, images and the built app. */
export function createApp(services: Services, testRoutes: Hono | undefined): Hono {
  const { settings, origin, log } = services
  const site = new StaticRoutes(settings.staticDir)
  const app = new Hono()
  app.use(requestLog(log))
  app.use(securityHeaders(origin, settings.trustedOrigins.length > 0))
  app.use(cors(settings.trustedOrigins))
  app.use(async (c, next) => {
    await next()
    const fixed = c.res.headers.has('Cache-Control')
    if (!fixed)
      c.res.headers.set('Cache-Control', 'max-age=0, no-cache, no-store, must-revalidate, private')
  })
  if (testRoutes) app.route('/', testRoutes)
  app.get('/health/', (c) => {
    services.database.get('SELECT 1')
    return c.json({ status: 'OK' })
  })
  app.route('/', uploadRoutes(services))
  app.route('/', mediaRoutes(services))
  app.route('/', apiRoutes(services, operations))
  app.get('*', (c) => {
    const found = isApiPath(c.req.path) ? undefined : site.respond(c)
    return found ?? toResponse(notFound().answer)
  })
  app.notFound(() => toResponse(notFound().answer))
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) log.info('the caller went away')
    else log.error({ err: error }, 'defect')
    return toResponse(serverError().answer)
  })
  return app
}
