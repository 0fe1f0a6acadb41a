import { afterEach, expect, test, vi } from 'vitest'
import { requestLoginCode } from '../generated/account/sign-in.ts'
import { createDailyTodosModule, getCsrf, getWidgets } from '../generated/content.ts'
import { fakeServer, json } from '../testing/fakeServer.ts'
import { configureApi } from './config.ts'

const header = (request: Request | undefined) => request?.headers.get('X-CSRFTOKEN')
const anonymous = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }

afterEach(() => vi.unstubAllGlobals())

test('each request carries the token as the cookie has it at that moment', async () => {
  const server = fakeServer(json(200, {}))
  await getWidgets()
  server.cookies = 'theme=dark; csrftoken=second; sidebar_state=true'
  await createDailyTodosModule({ name: 'x' })
  expect(server.requests.map(header)).toEqual(['first', 'second'])
})

test('a missing cookie is fetched first, once for calls that wait together', async () => {
  const server = fakeServer(json(401, anonymous))
  server.cookies = ''
  server.grants = 'csrftoken=fresh'
  await Promise.all([requestLoginCode({ email: 'a@b.nl' }), requestLoginCode({ email: 'c@d.nl' })])
  expect(server.tokenRequests).toBe(1)
  expect(server.requests.map(header)).toEqual(['fresh', 'fresh'])
})

test('a cookie that gets lost is fetched again', async () => {
  const server = fakeServer(json(200, {}))
  server.cookies = ''
  server.grants = 'csrftoken=fresh'
  await getWidgets()
  server.cookies = ''
  await getWidgets()
  expect(server.tokenRequests).toBe(2)
})

test('a cookie that cannot be read is asked for once, not before every call', async () => {
  const server = fakeServer(json(200, {}))
  server.cookies = ''
  await getWidgets()
  await getWidgets()
  expect(server.tokenRequests).toBe(1)
  expect(server.requests).toHaveLength(2)
})

test('a call that configures carries no token and does not wait for one', async () => {
  const server = fakeServer(json(200, { status: 'OK' }))
  await getCsrf()
  expect(server.tokenRequests).toBe(0)
  expect(header(server.requests[0])).toBeNull()
})

test('with the API on another origin only calls that change something carry the token', async () => {
  const server = fakeServer(json(200, {}))
  configureApi({ origin: 'https://api.example.com' })
  await getWidgets()
  await createDailyTodosModule({ name: 'x' })
  expect(server.requests.map(header)).toEqual([null, 'first'])
})
