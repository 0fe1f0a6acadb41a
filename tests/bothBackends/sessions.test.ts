import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import type { SessionsAnswer } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { elsewhere, inState, withPasskey } from './person.ts'

async function list(client: TestClient) {
  const { body } = await client.allauth('GET', 'auth/sessions')
  return (body as SessionsAnswer).data
}

const end = (client: TestClient, sessions: unknown) =>
  client.allauth('DELETE', 'auth/sessions', { sessions })

const isSignedIn = async (client: TestClient) =>
  (await client.api('GET', 'daily-todos-modules/')).status === 200

test('a person sees in which browsers they are signed in, and which one asks', async () => {
  const owner = await withPasskey()
  const { client: other } = await inState('a visitor', {})
  const login = 'auth/webauthn/login'
  const credential = owner.authenticator.get(await other.requestOptions(login))
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' }
  await other.allauth('POST', login, { credential }, { headers })
  const sessions = await list(other)
  expect(sessions).toHaveLength(2)
  expect(sessions.find((session) => session.is_current)).toMatchObject({
    user_agent: headers['User-Agent'],
  })
  for (const { created_at: createdAt } of sessions) {
    expect(Math.abs(Date.now() / 1000 - createdAt)).toBeLessThan(60)
  }
  const current = (await list(owner)).find((session) => session.is_current)
  expect(sessions.find((session) => !session.is_current)?.id).toBe(current?.id)
})

test('the other sessions end, and the one that asks continues', async () => {
  const owner = await withPasskey()
  const others = [await elsewhere(owner), await elsewhere(owner)]
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
  const owner = await withPasskey()
  const other = await elsewhere(owner)
  const ids = (await list(owner)).filter((session) => session.is_current).map(({ id }) => id)
  expect(await end(owner, ids)).toMatchObject({
    status: 401,
    body: { meta: { is_authenticated: false } },
  })
  expect(await isSignedIn(owner)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
})

test('the sessions of another person are neither listed nor ended', async () => {
  const [owner, stranger] = [await withPasskey(), await withPasskey()]
  const [[theirs], [own, ...more]] = [await list(owner), await list(stranger)]
  expect(more).toEqual([])
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
  expect(await end(await withPasskey(), sessions)).toMatchObject({
    status: 400,
    body: { errors: [{ code, param: 'sessions' }] },
  })
})

test('a visitor neither sees nor ends a session', async () => {
  const { client: visitor } = await inState('a visitor', {})
  expect((await visitor.allauth('GET', 'auth/sessions')).status).toBe(401)
  expect((await end(visitor, [1])).status).toBe(401)
})
