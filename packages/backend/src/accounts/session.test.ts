import type { SessionsAnswer } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const day = 86_400_000
const email = 'anna@example.com'
const second = 'second@example.com'
const mustConfirm = { status: 401, body: { meta: { is_authenticated: true } } }

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.session()).status === 200
}

async function firstPasskey(client: TestClient): Promise<number> {
  const { body } = await client.allauth('GET', 'account/authenticators')
  return (body as { data: { id: number }[] }).data[0]?.id ?? 0
}

async function endOtherSessions(client: TestClient) {
  const { body } = await client.allauth('GET', 'auth/sessions')
  const others = (body as SessionsAnswer).data.filter((session) => !session.is_current)
  const sessions = others.map(({ id }) => id)
  return client.allauth('DELETE', 'auth/sessions', { sessions })
}

/** Returns an account with a passkey and a second address, signed in by sign-up. */
async function withTwoAddresses() {
  const backend = await testBackend()
  const owner = new TestClient(backend)
  await owner.signUp(email)
  await owner.allauth('POST', 'account/email', { email: second })
  await owner.verify(owner.code(second))
  return { backend, owner, elsewhere: () => new TestClient(backend) }
}

test('removing a passkey ends the other sessions that it signed in, and no further one', async () => {
  const { owner, elsewhere } = await withTwoAddresses()
  const [byPasskey, byCode, own] = [elsewhere(), elsewhere(), elsewhere()]
  await byPasskey.signInByPasskey({}, owner)
  await byCode.signInByCode(second)
  await own.signInByPasskey({}, owner)
  const body = { authenticators: [await firstPasskey(own)] }
  expect((await own.allauth('DELETE', 'account/authenticators/webauthn', body)).status).toBe(200)
  expect(await isSignedIn(byPasskey)).toBe(false)
  expect(await isSignedIn(owner), 'the session of the sign-up').toBe(false)
  expect(await isSignedIn(byCode)).toBe(true)
  expect(await isSignedIn(own)).toBe(true)
})

test('removing an address ends the sessions that its code made, and the code that is out', async () => {
  const { owner, elsewhere } = await withTwoAddresses()
  const [intruder, waiting, other] = [elsewhere(), elsewhere(), elsewhere()]
  await intruder.signInByCode(second)
  await other.signInByCode(email)
  await waiting.askForCode(second)
  const code = waiting.code(second)
  expect((await owner.allauth('DELETE', 'account/email', { email: second })).status).toBe(200)
  expect(await isSignedIn(intruder)).toBe(false)
  expect(await isSignedIn(other)).toBe(true)
  expect(await waiting.confirmCode(code)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'incorrect_code' }] },
  })
  expect(await isSignedIn(waiting)).toBe(false)
})

test.each<[string, (client: TestClient) => Promise<{ status: number }>, number?]>([
  [
    'adding a passkey',
    (client) => client.allauth('GET', 'account/authenticators/webauthn?passwordless'),
  ],
  [
    'removing a passkey',
    async (client) =>
      client.allauth('DELETE', 'account/authenticators/webauthn', {
        authenticators: [await firstPasskey(client)],
      }),
  ],
  [
    'another primary address',
    (client) => client.allauth('PATCH', 'account/email', { email: second, primary: true }),
  ],
  ['removing an address', (client) => client.allauth('DELETE', 'account/email', { email: second })],
  ['ending sessions', endOtherSessions],
  ['deleting the account', (client) => client.api('DELETE', 'account/'), 204],
])(
  '%s needs a sign-in within the last five minutes, or a confirmation',
  async (_name, change, success = 200) => {
    const { backend, owner } = await withTwoAddresses()
    backend.test.signIn(email)
    backend.test.clock.advance(300_000)
    expect(await change(owner)).toMatchObject(mustConfirm)
    expect(await isSignedIn(owner)).toBe(true)
    await owner.confirm()
    expect((await change(owner)).status).toBe(success)
  },
)

test('a session that is used each day continues; one that is not ends after two weeks', async () => {
  const { backend, owner, elsewhere } = await withTwoAddresses()
  const idle = elsewhere()
  await idle.signInByCode(email)
  for (let days = 0; days < 30; days += 1) {
    backend.test.clock.advance(day)
    backend.test.tidy()
    expect(await isSignedIn(owner)).toBe(true)
  }
  expect(await isSignedIn(idle)).toBe(false)
  expect(idle.cookies.has('sessionid')).toBe(false)
})

test('the cookie of a session moves with it, once a day', async () => {
  const { backend, owner } = await withTwoAddresses()
  const sessionCookies = async () =>
    (await owner.api('GET', 'widgets/')).cookies.filter((text) => text.startsWith('sessionid='))
  expect(await sessionCookies()).toEqual([])
  backend.test.clock.advance(day + 1000)
  expect(await sessionCookies()).toEqual([expect.stringContaining('Max-Age=1209600')])
  expect(await sessionCookies()).toEqual([])
})

test('a person has at most fifty sessions: with one more the oldest ends', async () => {
  const { backend, owner, elsewhere } = await withTwoAddresses()
  const first = elsewhere()
  first.resume(email)
  const others = Array.from({ length: 48 }, () => backend.test.signIn(email))
  expect(others).toHaveLength(48)
  expect(await isSignedIn(owner)).toBe(true)
  await elsewhere().signInByCode(email)
  expect(await isSignedIn(owner)).toBe(false)
  expect(await isSignedIn(first)).toBe(true)
})

test('a session keeps its latest ten confirmations', async () => {
  const { owner } = await withTwoAddresses()
  for (let index = 0; index < 12; index += 1) {
    expect((await owner.confirm()).status).toBe(200)
  }
  const { body } = await owner.session()
  expect((body as { data: { methods: unknown[] } }).data.methods).toHaveLength(10)
})

test('a confirmation that lies in the future does not count as fresh when the clock has caught up', async () => {
  const { backend, owner } = await withTwoAddresses()
  const change = () => owner.allauth('GET', 'account/authenticators/webauthn?passwordless')
  expect((await change()).status).toBe(200)
  backend.test.clock.advance(-3_600_000)
  expect(await change()).toMatchObject(mustConfirm)
  backend.test.clock.advance(3_600_000)
  expect(await change()).toMatchObject(mustConfirm)
})
