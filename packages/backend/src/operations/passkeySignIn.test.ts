import { expect, test } from 'vitest'
import type { Deviations } from '../../../../tests/support/softwareAuthenticator.ts'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

const incorrect = {
  status: 400,
  body: { errors: [{ code: 'incorrect_code', param: 'credential' }] },
}

async function signedUpAndOut() {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.signUp('anna@example.com')
  await client.allauth('DELETE', 'auth/session')
  return { backend, client }
}

async function signIn(client: TestClient, deviations?: Deviations) {
  const options = await client.requestOptions('auth/webauthn/login')
  const credential = client.authenticator.get(options, deviations)
  return client.allauth('POST', 'auth/webauthn/login', { credential })
}

test.each<[string, Deviations]>([
  ['a wrong signature', { wrongSignature: true }],
  ['a wrong challenge', { challenge: 'AAAA' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a foreign rp id', { rpId: 'evil.example' }],
  ['no user handle', { userHandle: null }],
  ['the handle of nobody', { userHandle: Buffer.from('99999').toString('base64url') }],
  ['a handle that is no number', { userHandle: 'AAAA' }],
])('a passkey with %s does not sign in', async (_name, deviations) => {
  const { client } = await signedUpAndOut()
  expect(await signIn(client, deviations)).toMatchObject(incorrect)
  expect(await client.allauth('GET', 'auth/session')).toMatchObject({ status: 401 })
})

test('a passkey without user verification, and from another port of localhost, signs in', async () => {
  const { client } = await signedUpAndOut()
  const deviations = { userVerified: false, origin: 'http://localhost:5173' }
  expect(await signIn(client, deviations)).toMatchObject({ status: 200 })
})

test('a challenge can be tried again after a failure, and not after success', async () => {
  const { client } = await signedUpAndOut()
  const options = await client.requestOptions('auth/webauthn/login')
  const wrong = client.authenticator.get(options, { wrongSignature: true })
  expect(await client.allauth('POST', 'auth/webauthn/login', { credential: wrong })).toMatchObject(
    incorrect,
  )
  const credential = client.authenticator.get(options)
  expect(await client.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject({
    status: 200,
  })
  expect(await client.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject(
    incorrect,
  )
})

test('without a challenge, or with the one of another browser, nobody signs in', async () => {
  const { backend, client } = await signedUpAndOut()
  const credential = client.authenticator.get(await client.requestOptions('auth/webauthn/login'))
  const thief = new TestClient(backend)
  expect(await thief.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject(
    incorrect,
  )
  await thief.requestOptions('auth/webauthn/login')
  expect(await thief.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject(
    incorrect,
  )
})

test('the passkey list then shows when the passkey was used', async () => {
  const { client } = await signedUpAndOut()
  await signIn(client)
  expect(await client.allauth('GET', 'account/authenticators')).toMatchObject({
    body: { data: [{ name: 'My laptop', last_used_at: expect.any(Number) as number }] },
  })
})

test('signing in with a passkey drops a pending flow', async () => {
  const { client } = await signedUpAndOut()
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'new@example.com' })
  expect(await signIn(client)).toMatchObject({ status: 200 })
  await client.allauth('DELETE', 'auth/session')
  expect((await client.allauth('GET', 'auth/session')).text).not.toContain('is_pending')
})

test.each([
  ['nothing', undefined, 'required'],
  ['null', null, 'required'],
  ['an empty object', {}, 'required'],
  ['a text', 'x', 'invalid'],
  ['a list', [1], 'incorrect_code'],
  ['an id only', { id: 'AAAA' }, 'incorrect_code'],
  ['empty parts', { type: 'public-key', id: '', rawId: '', response: {} }, 'incorrect_code'],
  [
    'bad base64',
    { type: 'public-key', id: '!', rawId: '!', response: { clientDataJSON: '!' } },
    'incorrect_code',
  ],
])('%s as credential is refused with its code', async (_name, credential, code) => {
  const client = new TestClient(await testBackend())
  expect(await client.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject({
    status: 400,
    body: { errors: [{ code, param: 'credential' }] },
  })
})

test('five failures for an account lock it for five minutes, also for the right signature', async () => {
  const { backend, client } = await signedUpAndOut()
  backend.test.limitRates(true)
  for (let failure = 0; failure < 5; failure += 1) {
    expect(await signIn(client, { wrongSignature: true })).toMatchObject(incorrect)
  }
  expect(await signIn(client)).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'too_many_login_attempts', param: 'credential' }] },
  })
  backend.test.clock.advance(300_000)
  expect(await signIn(client)).toMatchObject({ status: 200 })
})

test('reauthentication adds a method to the session and keeps its cookies', async () => {
  const { client } = await signedUpAndOut()
  await signIn(client)
  const before = client.cookies.get('sessionid')
  const options = await client.requestOptions('auth/webauthn/reauthenticate')
  const wrong = client.authenticator.get(options, { wrongSignature: true })
  expect(
    await client.allauth('POST', 'auth/webauthn/reauthenticate', { credential: wrong }),
  ).toMatchObject(incorrect)
  const credential = client.authenticator.get(options)
  expect(
    await client.allauth('POST', 'auth/webauthn/reauthenticate', { credential }),
  ).toMatchObject({
    status: 200,
    body: { data: { methods: [{ passwordless: true }, { reauthenticated: true }] } },
  })
  expect(client.cookies.get('sessionid')).toBe(before)
})
