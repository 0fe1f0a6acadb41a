import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { SeedContent } from '../seed/content.ts'
import type { SeedPerson } from '../seed/people.ts'
import type { TestControls } from './controls.ts'
import { faultMiddleware, type InjectedFault } from './injectedFaults.ts'
import { noteRequests } from './noteRequests.ts'

/** So that what is still in use remains. V8 shows its collector only to a context that is made after this flag. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

/** `/__test__/`: the controls over HTTP. Bodies are JSON in the shapes of `TestControls`. */
export function testRoutes(controls: TestControls): Hono {
  const app = new Hono()
  app.use(faultMiddleware(controls))
  const notes = process.env['DAYMARK_TEST_NOTES']
  if (notes !== undefined) app.use(noteRequests(path.join(notes, 'requests')))

  /** Calls a function with the body of a request. Answers 201 with its result, or 204 without one. */
  function post<Body>(name: string, act: (body: Body, c: Context) => unknown) {
    app.post(`/__test__/${name}`, async (c) => {
      const result = await act(JSON.parse((await c.req.text()) || 'null') as Body, c)
      return result === undefined ? c.body(null, 204) : c.json(result, 201)
    })
  }
  post('faults', (fault: InjectedFault) => void controls.faults.push({ times: 1, ...fault }))
  post('mailServer', ({ down }: { down: boolean }) => controls.failMails(down))
  post('limits', ({ enabled }: { enabled: boolean }) => controls.limitRates(enabled))
  post('people', (person: SeedPerson) => controls.createPerson(person))
  post('seed', ({ email, ...content }: SeedContent & { email: string }) =>
    controls.seed(email, content),
  )
  post('password', ({ email, ageSeconds = 301 }: { email: string; ageSeconds?: number }) =>
    controls.requireReauthentication(email, ageSeconds),
  )
  post('reminders', () => controls.remind())
  post('reset', () => controls.reset())
  post('clock', ({ advanceMs, set }: { advanceMs?: number; set?: string | null }) => {
    if (set !== undefined) controls.clock.set(set === null ? undefined : Date.parse(set))
    if (advanceMs !== undefined) controls.clock.advance(advanceMs)
    return { now: new Date(controls.clock.now()).toISOString() }
  })
  post('sessions', ({ email }: { email: string }, c) => {
    const session = controls.signIn(email)
    setCookie(c, controls.cookieNames.session, session.sessionid, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    })
    setCookie(c, controls.cookieNames.csrf, session.csrftoken, { path: '/', sameSite: 'Lax' })
    return session
  })

  app.get('/__test__/mails', (c) => c.json(controls.mails(c.req.query('to'))))
  app.get('/__test__/process', (c) => {
    if (c.req.query('collect') !== undefined) collectGarbage()
    return c.json({ pid: process.pid, memory: process.memoryUsage(), cpu: process.cpuUsage() })
  })
  app.delete('/__test__/faults', (c) => {
    controls.faults = []
    return c.body(null, 204)
  })
  app.delete('/__test__/mails', (c) => {
    controls.clearMails()
    return c.body(null, 204)
  })
  return app
}
