import { dashboardOf } from '../../testing/kinds/index.ts'
import { features } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { testBackend, testSettings } from '../../testing/testBackend.ts'
import { startBackend } from '../server.ts'

async function start() {
  const backend = await testBackend()
  const call = (method: string, target: string, body?: unknown) =>
    fetch(`http://127.0.0.1:${backend.port}${target}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { backend, call }
}

test('there is no test mode unless it was asked for', async () => {
  const backend = await startBackend(testSettings({ testMode: false }), () => undefined)
  const answer = await fetch(`http://127.0.0.1:${backend.port}/__test__/mails`, {
    headers: { Accept: 'application/json' },
  })
  expect(answer.status).toBe(404)
  expect(() => backend.test).toThrow('test mode')
  await backend.stop()
})

test('a fault happens as often as said to what fits, and to nothing else', async () => {
  const { call } = await start()
  await call('POST', '/__test__/faults', {
    path: '/health',
    status: 502,
    body: '<h1>Bad gateway</h1>',
    times: 2,
  })
  expect((await call('GET', '/api/v1/csrf/')).status).toBe(200)
  const first = await call('GET', '/health/')
  expect([first.status, await first.text()]).toEqual([502, '<h1>Bad gateway</h1>'])
  expect((await call('GET', '/health/')).status).toBe(502)
  expect((await call('GET', '/health/')).status).toBe(200)
})

test('answers can be garbage, late or missing', async () => {
  const { call } = await start()
  await call('POST', '/__test__/faults', { path: '/^/health/$/', method: 'GET', garbage: true })
  await expect((await call('GET', '/health/')).json()).rejects.toThrow('JSON')
  await call('POST', '/__test__/faults', { path: '/health/', drop: 'before' })
  await expect(call('GET', '/health/')).rejects.toThrow('fetch failed')
  await call('POST', '/__test__/faults', { path: '/health/', delayMs: 50 })
  const before = performance.now()
  expect((await call('GET', '/health/')).status).toBe(200)
  expect(performance.now() - before).toBeGreaterThan(45)
  await call('POST', '/__test__/faults', { path: '/health/', status: 500 })
  await call('DELETE', '/__test__/faults')
  expect((await call('GET', '/health/')).status).toBe(200)
})

test('people, sessions and content are made over HTTP, and forgotten by a reset', async () => {
  const { call } = await start()
  const email = 'anna@example.com'
  expect(
    (await call('POST', '/__test__/people', { email, passkeys: [{ name: 'Key' }] })).status,
  ).toBe(201)
  const session = await call('POST', '/__test__/sessions', { email })
  const cookie = session.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const content = {
    dailyTodos: [
      {
        name: 'Morning',
        widgets: ['Today'],
        options: [{ name: 'Run', text: 'Run', items: { '2026-01-01': 'done' } }],
      },
    ],
    inspiration: [
      { name: 'Quotes', options: [{ name: 'Joy', text: 'Be happy', days: ['2026-01-01'] }] },
    ],
  }
  const seeded = await (await call('POST', '/__test__/seed', { email, ...content })).json()
  expect(seeded).toEqual(
    dashboardOf({
      dailyTodos: [{ id: 1, options: [1], widgets: [1], items: [1] }],
      inspiration: [{ id: 1, options: [1], widgets: [], items: [1] }],
    }),
  )
  const { backend } = { backend: session.url }
  const dashboard = await fetch(new URL('/api/v1/widgets/', backend), { headers: { cookie } })
  expect(await dashboard.json()).toEqual({
    ...dashboardOf({ dailyTodos: [{ id: 1, module: 1, name: 'Today' }] }),
    features: [...features],
  })
  const unknown = await call('POST', '/__test__/seed', { email, dailyTodo: [] })
  expect(unknown.status).toBe(500)
  expect((await call('POST', '/__test__/reset')).status).toBe(204)
  expect((await fetch(new URL('/api/v1/widgets/', backend), { headers: { cookie } })).status).toBe(
    401,
  )
})

test('memory is told as it is, and after garbage was collected', async () => {
  const { call } = await start()
  for (const query of ['', '?collect']) {
    const told = (await (await call('GET', `/__test__/process${query}`)).json()) as {
      pid: number
      memory: { heapUsed: number }
    }
    expect(told.pid).toBe(process.pid)
    expect(told.memory.heapUsed).toBeGreaterThan(1_000_000)
  }
})

test('the clock can be moved and stopped', async () => {
  const { backend, call } = await start()
  const stopped = await call('POST', '/__test__/clock', {
    set: '2026-06-01T00:00:00Z',
    advanceMs: 1000,
  })
  expect(await stopped.json()).toEqual({ now: '2026-06-01T00:00:01.000Z' })
  await call('POST', '/__test__/clock', { set: null })
  expect(Math.abs(backend.test.clock.now() - Date.now())).toBeLessThan(5000)
})
