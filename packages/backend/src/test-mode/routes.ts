import { Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { csrfCookie } from '../http/security/csrf.ts'
import { sessionCookie } from '../http/security/cookies.ts'
import type { SeedContent } from '../seed/content.ts'
import type { SeedPerson } from '../seed/people.ts'
import type { TestControls } from './controls.ts'
import { faultMiddleware, type InjectedFault } from './injectedFaults.ts'

/** `/__test__/`: the controls over HTTP. Bodies are JSON in the shapes of `TestControls`. */
export function testRoutes(controls: TestControls): Hono {
  const app = new Hono()
  app.use(faultMiddleware(controls.faults))
  app.post('/__test__/faults', async (c) => {
    controls.faults.add(await c.req.json<InjectedFault>())
    return c.body(null, 204)
  })
  app.delete('/__test__/faults', (c) => {
    controls.faults.clear()
    return c.body(null, 204)
  })
  app.get('/__test__/mails', (c) => c.json(controls.mails(c.req.query('to'))))
  app.delete('/__test__/mails', (c) => {
    controls.clearMails()
    return c.body(null, 204)
  })
  app.post('/__test__/mailServer', async (c) => {
    controls.failMails((await c.req.json<{ down: boolean }>()).down)
    return c.body(null, 204)
  })
  app.post('/__test__/clock', async (c) => {
    const { advanceMs, set } = await c.req.json<{ advanceMs?: number; set?: string | null }>()
    if (set !== undefined) controls.clock.set(set === null ? undefined : Date.parse(set))
    if (advanceMs !== undefined) controls.clock.advance(advanceMs)
    return c.json({ now: new Date(controls.clock.now()).toISOString() })
  })
  app.post('/__test__/limits', async (c) => {
    controls.limitRates((await c.req.json<{ enabled: boolean }>()).enabled)
    return c.body(null, 204)
  })
  app.post('/__test__/people', async (c) =>
    c.json(controls.createPerson(await c.req.json<SeedPerson>()), 201),
  )
  app.post('/__test__/sessions', async (c) => {
    const { email } = await c.req.json<{ email: string }>()
    const session = controls.signIn(email)
    setCookie(c, sessionCookie, session.sessionid, { path: '/', httpOnly: true, sameSite: 'Lax' })
    setCookie(c, csrfCookie, session.csrftoken, { path: '/', sameSite: 'Lax' })
    return c.json(session, 201)
  })
  app.post('/__test__/seed', async (c) => {
    const { email, ...content } = await c.req.json<SeedContent & { email: string }>()
    return c.json(controls.seed(email, content), 201)
  })
  app.post('/__test__/password', async (c) => {
    const { email, ageSeconds } = await c.req.json<{ email: string; ageSeconds?: number }>()
    controls.requireReauthentication(email, ageSeconds ?? 301)
    return c.body(null, 204)
  })
  app.get('/__test__/process', (c) =>
    c.json({ memory: process.memoryUsage(), cpu: process.cpuUsage() }),
  )
  app.post('/__test__/reset', (c) => {
    controls.reset()
    return c.body(null, 204)
  })
  return app
}
