import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOtherUser } from '../apiError.ts'
import { addEmailAddress } from '../generated/account/email.ts'
import { deleteSession } from '../generated/account/session.ts'
import { createDailyTodosModule, getWidgets } from '../generated/content.ts'
import { fakeServer, json } from '../testing/fakeServer.ts'
import { configureApi } from './config.ts'

const users = { page: 1 as number | undefined, browser: 1 as number | undefined }
const named = (request: Request | undefined) => request?.headers.get('X-Daymark-User')
const anonymous = { status: 401, data: { flows: [] }, meta: { is_authenticated: false } }

beforeEach(() => {
  Object.assign(users, { page: 1, browser: 1 })
  configureApi({ users: () => users })
})
afterEach(() => {
  configureApi({ users: () => ({}), onReauthenticationRequired: undefined })
  vi.unstubAllGlobals()
})

test('a change names the account of the page, and a call that reads does not', async () => {
  const server = fakeServer(json(201, {}))
  await createDailyTodosModule({ name: 'Of Anna' })
  await getWidgets()
  expect(server.requests.map(named)).toEqual(['1', null])
})

test.each([
  ['the content', () => createDailyTodosModule({ name: 'Of Anna' })],
  ['the account', () => addEmailAddress({ email: 'anna@example.com' })],
])(
  'no change of %s leaves the page of one account once another one is logged in',
  async (_, call) => {
    const server = fakeServer(json(200, {}))
    users.browser = 2
    const error: unknown = await call().catch((refusal: unknown) => refusal)
    expect(error).toMatchObject({ name: 'ApiError', status: 409 })
    expect(isOtherUser(error)).toBe(true)
    expect(server.requests).toEqual([])
  },
)

test('what the server alone knows is the same error', async () => {
  fakeServer(json(409, { type: 'client_error', errors: [{ code: 'other_user', attr: null }] }))
  const error: unknown = await createDailyTodosModule({ name: 'x' }).catch(
    (refusal: unknown) => refusal,
  )
  expect(isOtherUser(error)).toBe(true)
})

test.each([
  ['before anybody is logged in', undefined, undefined],
  ['while the browser knows no person', 1, undefined],
])('%s a change is sent', async (_, page, browser) => {
  Object.assign(users, { page, browser })
  const server = fakeServer(json(201, {}))
  await createDailyTodosModule({ name: 'x' })
  expect(server.requests.map(named)).toEqual([page === undefined ? null : String(page)])
})

test('logging out is never refused', async () => {
  users.browser = 2
  const server = fakeServer(json(401, anonymous))
  await deleteSession()
  expect(server.requests).toHaveLength(1)
})

test('an API on another origin, which may not know the header, does not get it', async () => {
  const server = fakeServer(json(201, {}))
  configureApi({ origin: 'https://api.example.com' })
  await createDailyTodosModule({ name: 'x' })
  expect(server.requests.map(named)).toEqual([null])
  users.browser = 2
  await expect(createDailyTodosModule({ name: 'x' })).rejects.toMatchObject({ status: 409 })
})

test('a request that waited for a confirmation is compared when it is sent again', async () => {
  const user = { id: 1, display: 'anna', email: 'anna@example.com', username: 'anna' }
  const stale = { status: 401, data: { user, flows: [] }, meta: { is_authenticated: true } }
  const server = fakeServer(json(401, stale), json(200, {}))
  configureApi({
    onReauthenticationRequired: async () => {
      users.browser = 2
      return true
    },
  })
  await expect(addEmailAddress({ email: 'anna@example.com' })).rejects.toMatchObject({
    status: 409,
  })
  expect(server.requests).toHaveLength(1)
})
