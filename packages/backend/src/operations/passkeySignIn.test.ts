import { expect, test } from 'vitest'
import type { Deviations } from '../../testing/softwareAuthenticator.ts'
import { Database } from '../database/database.ts'
import { databaseFile } from '../database/dataFolder.ts'
import { ownBackend, temporaryFolder, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { testProcess } from '../../testing/testProcess.ts'

const incorrect = {
  status: 400,
  body: { errors: [{ code: 'incorrect_code', param: 'credential' }] },
}

async function signedUpAndOut() {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.signUp('anna@example.com')
  await client.logOut()
  return { backend, client }
}

test.each<[string, Deviations]>([
  ['a wrong signature', { wrongSignature: true }],
  ['a wrong challenge', { challenge: 'AAAA' }],
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the scheme of an extension', { origin: 'chrome-extension://localhost' }],
  ['a foreign rp id', { rpId: 'evil.example' }],
  ['no user handle', { userHandle: null }],
  ['no user verification', { userVerified: false }],
  ['the handle of no account', { userHandle: 'AAAA' }],
  ['the decimal id as handle', { userHandle: Buffer.from('1').toString('base64url') }],
])('a passkey with %s does not sign in', async (_name, deviations) => {
  const { client } = await signedUpAndOut()
  expect(await client.signInByPasskey(deviations)).toMatchObject(incorrect)
  expect(await client.session()).toMatchObject({ status: 401 })
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

test('a passkey does not sign in without a challenge, or with the one of another browser', async () => {
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

test.each([
  ['an id only', { id: 'AAAA' }, 'incorrect_code'],
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

test('a stranger who names an account a hundred times does not keep its owner out', async () => {
  const { backend, client } = await signedUpAndOut()
  backend.test.limitRates(true)
  const stranger = new TestClient(backend)
  const { challenge } = await stranger.requestOptions('auth/webauthn/login')
  const options = await client.requestOptions('auth/webauthn/login')
  const junk = client.authenticator.get(options, { challenge, wrongSignature: true })
  for (let failure = 0; failure < 100; failure += 1) {
    const answer = await stranger.allauth('POST', 'auth/webauthn/login', { credential: junk })
    expect(answer.status).toBe(400)
  }
  expect(await client.signInByPasskey()).toMatchObject({ status: 200 })
})

test('the handle of a new account is random, and one from before can still log in', async () => {
  const dataDir = temporaryFolder()
  const before = await ownBackend({ dataDir })
  const client = new TestClient(before)
  await client.signUp('anna@example.com')
  const { user } = await client.creationOptions('account/authenticators/webauthn?passwordless')
  expect(Buffer.from(user.id, 'base64url').toString()).toMatch(/^\w{32}$/)
  await before.stop()

  // What the migration gives to accounts whose passkeys hold the decimal id.
  const database = new Database(databaseFile(dataDir))
  database.run('UPDATE users SET passkey_handle = CAST(id AS TEXT)')
  database.close()
  const after = await ownBackend({ dataDir })
  const returning = new TestClient(after)
  const options = await returning.requestOptions('auth/webauthn/login')
  const userHandle = Buffer.from('1').toString('base64url')
  const credential = client.authenticator.get(options, { userHandle, origin: after.origin })
  expect(await returning.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject({
    status: 200,
  })
})

test('a counter that does not rise is refused and logged, one that stays 0 is not', async () => {
  const process = await testProcess(temporaryFolder(), { LOG_LEVEL: 'warn' })
  const client = new TestClient(process.backend)
  const email = 'anna@example.com'
  await client.beginSignUp(email)
  const { body: mails } = await client.call('GET', `/__test__/mails?to=${email}`)
  const [{ code: key } = {}] = mails as { code?: string }[]
  await client.verify(key)
  const passkey = client.authenticator.create(await client.creationOptions('auth/webauthn/signup'))
  await client.allauth('PUT', 'auth/webauthn/signup', { credential: passkey })
  const tries = [0, 0, 7, 8, 8, 3, 0, 9]
  const statuses: number[] = []
  for (const signCount of tries) {
    statuses.push((await client.signInByPasskey({ signCount })).status)
    await client.logOut()
  }
  expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 200])
  expect(
    (await process.stop()).match(/passkey refused: its counter did not increase/g),
  ).toHaveLength(3)
})

test('asking for a challenge costs no row', async () => {
  const backend = await testBackend()
  const callers = Array.from({ length: 200 }, () => new TestClient(backend))
  await Promise.all(callers.map((caller) => caller.requestOptions('auth/webauthn/login')))
  expect(callers.every(({ cookies }) => !cookies.has('sessionid'))).toBe(true)
})

test('reauthentication adds a method to the session and keeps its cookies', async () => {
  const { client } = await signedUpAndOut()
  await client.signInByPasskey()
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
