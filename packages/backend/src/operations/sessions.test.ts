import type { SessionsAnswer } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const email = 'anna@example.com'
const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' }

/** Creates an account that is signed in by its sign-up, and in `browsers` other browsers. */
async function signedIn(browsers: number) {
  const backend = await testBackend()
  const owner = new TestClient(backend)
  await owner.signUp(email)
  const others = Array.from({ length: browsers }, () => new TestClient(backend))
  for (const client of others) {
    await client.askForCode(email)
    const body = { code: client.code(email) }
    await client.allauth('POST', 'auth/code/confirm', body, { headers: firefox })
  }
  return { backend, owner, others }
}

async function list(client: TestClient) {
  const { body } = await client.allauth('GET', 'auth/sessions')
  return (body as SessionsAnswer).data
}

const end = (client: TestClient, sessions: unknown) =>
  client.allauth('DELETE', 'auth/sessions', { sessions })

const isSignedIn = async (client: TestClient) => (await client.session()).status === 200

test('a person sees in which browsers they are signed in, and which one asks', async () => {
  const { backend, owner, others } = await signedIn(1)
  const [other] = others
  if (!other) throw new Error('No second browser')
  const now = backend.test.clock.now() / 1000
  const sessions = await list(other)
  expect(sessions).toHaveLength(2)
  expect(sessions.find((session) => session.is_current)).toMatchObject({
    user_agent: firefox['User-Agent'],
  })
  for (const { created_at: createdAt } of sessions) expect(now - createdAt).toBeLessThan(60)
  const current = (await list(owner)).find((session) => session.is_current)
  expect(sessions.find((session) => !session.is_current)?.id).toBe(current?.id)
})

test('the other sessions end, and the one that asks continues', async () => {
  const { owner, others } = await signedIn(2)
  const ids = (await list(owner)).filter((session) => !session.is_current).map(({ id }) => id)
  expect(ids).toHaveLength(2)
  expect(await end(owner, ids)).toMatchObject({
    status: 200,
    body: { data: [{ is_current: true }] },
  })
  for (const other of others) expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(owner)).toBe(true)
})

test("ending one's own session is logging out", async () => {
  const { owner, others } = await signedIn(1)
  const ids = (await list(owner)).filter((session) => session.is_current).map(({ id }) => id)
  expect(await end(owner, ids)).toMatchObject({
    status: 401,
    body: { meta: { is_authenticated: false } },
  })
  expect(await isSignedIn(owner)).toBe(false)
  expect(await isSignedIn(others[0] as TestClient)).toBe(true)
})

test('the sessions of another person are neither listed nor ended', async () => {
  const { backend, owner } = await signedIn(0)
  const stranger = new TestClient(backend)
  await stranger.signUp('bert@example.com')
  const [theirs] = await list(owner)
  expect(await list(stranger)).toHaveLength(1)
  const [own] = await list(stranger)
  expect(await end(stranger, [own?.id, theirs?.id])).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid_choice', param: 'sessions' }] },
  })
  expect(await isSignedIn(owner)).toBe(true)
  expect(await isSignedIn(stranger)).toBe(true)
})

test.each([
  [undefined, 'required'],
  [[], 'required'],
  [7, 'invalid_list'],
  [['x'], 'invalid_pk_value'],
])('%j is not a list of sessions: %s', async (sessions, code) => {
  const { owner } = await signedIn(0)
  expect(await end(owner, sessions)).toMatchObject({
    status: 400,
    body: { errors: [{ code, param: 'sessions' }] },
  })
})

test('ending sessions needs a sign-in within the last five minutes, or a confirmation', async () => {
  const { backend, owner, others } = await signedIn(1)
  const ids = (await list(owner)).filter((session) => !session.is_current).map(({ id }) => id)
  backend.test.clock.advance(300_000)
  expect(await end(owner, ids)).toMatchObject({
    status: 401,
    body: { meta: { is_authenticated: true } },
  })
  expect(await isSignedIn(others[0] as TestClient)).toBe(true)
  await owner.confirm()
  expect((await end(owner, ids)).status).toBe(200)
})

test('a visitor neither sees nor ends a session', async () => {
  const { backend } = await signedIn(0)
  const visitor = new TestClient(backend)
  expect((await visitor.allauth('GET', 'auth/sessions')).status).toBe(401)
  expect((await end(visitor, [1])).status).toBe(401)
})
