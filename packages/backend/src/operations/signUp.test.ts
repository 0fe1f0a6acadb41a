import { expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

function pending(id: string) {
  return {
    status: 401,
    body: { data: { flows: expect.arrayContaining([{ id, is_pending: true }]) as unknown } },
  }
}

test('a person signs up with an address, its code and a passkey, and signs in with it later', async () => {
  const client = new TestClient(await testBackend())
  expect(
    await client.allauth('POST', 'auth/webauthn/signup', { email: ' Anna@Example.com ' }),
  ).toMatchObject(pending('verify_email'))
  expect(
    await client.allauth('POST', 'auth/email/verify', { key: client.code('anna@example.com') }),
  ).toMatchObject(pending('mfa_signup_webauthn'))
  const options = await client.creationOptions('auth/webauthn/signup')
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Daymark' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const before = new Map(client.cookies)
  const credential = client.authenticator.create(options)
  const signedUp = await client.allauth('PUT', 'auth/webauthn/signup', {
    name: 'Laptop',
    credential,
  })
  expect(signedUp).toMatchObject({
    status: 200,
    body: { data: { user: { email: 'anna@example.com', username: 'anna' }, methods: [] } },
  })
  expect(client.cookies.get('sessionid')).not.toBe(before.get('sessionid'))
  expect(client.cookies.get('csrftoken')).not.toBe(before.get('csrftoken'))

  expect(await client.allauth('DELETE', 'auth/session')).toMatchObject({ status: 401 })
  const assertion = client.authenticator.get(await client.requestOptions('auth/webauthn/login'))
  expect(
    await client.allauth('POST', 'auth/webauthn/login', { credential: assertion }),
  ).toMatchObject({
    status: 200,
    body: { data: { methods: [{ method: 'mfa', type: 'webauthn', passwordless: true }] } },
  })
})

test('signing up with the address of an account answers alike, mails its owner and signs no one in', async () => {
  const backend = await testBackend()
  await new TestClient(backend).signUp('anna@example.com')
  const stranger = new TestClient(backend)
  expect(
    await stranger.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' }),
  ).toMatchObject(pending('verify_email'))
  const mail = backend.test.mails('anna@example.com').at(-1)
  expect(mail?.code).toBeNull()
  expect(mail?.text).toContain(`${backend.origin}/account/login/code`)
  expect(await stranger.allauth('POST', 'auth/email/verify', { key: 'CDFGHJ' })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'incorrect_code', param: 'key' }] },
  })
})

test('a sign-up that was left before its passkey can be begun again', async () => {
  const backend = await testBackend()
  const first = new TestClient(backend)
  await first.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
  await first.allauth('POST', 'auth/email/verify', { key: first.code('anna@example.com') })
  const second = new TestClient(backend)
  expect(await second.signUp('anna@example.com')).toMatchObject({ status: 200 })
})

test('the third wrong key ends the sign-up', async () => {
  const client = new TestClient(await testBackend())
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
  for (const key of ['XXXXXX', '', undefined]) {
    expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({
      status: 400,
    })
  }
  const key = client.code('anna@example.com')
  expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({ status: 409 })
})

test('a key is accepted in any case, with spaces and dashes, for fifteen minutes', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
  const key = client.code('anna@example.com').toLowerCase()
  backend.test.clock.advance(899_000)
  const typed = ` ${key.slice(0, 3)} - ${key.slice(3)} `
  expect(await client.allauth('POST', 'auth/email/verify', { key: typed })).toMatchObject(
    pending('mfa_signup_webauthn'),
  )
  const late = new TestClient(backend)
  await late.allauth('POST', 'auth/webauthn/signup', { email: 'bert@example.com' })
  backend.test.clock.advance(900_000)
  expect(
    await late.allauth('POST', 'auth/email/verify', { key: late.code('bert@example.com') }),
  ).toMatchObject({ status: 409 })
})

test.each([
  ['wrong challenge', { challenge: 'AAAA' }],
  ['foreign origin', { origin: 'https://evil.example' }],
  ['foreign rp id', { rpId: 'evil.example' }],
  ['user not verified', { userVerified: false }],
])(
  'a sign-up passkey with a %s is refused, and the right one still works',
  async (_name, deviation) => {
    const client = new TestClient(await testBackend())
    await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
    await client.allauth('POST', 'auth/email/verify', { key: client.code('anna@example.com') })
    const options = await client.creationOptions('auth/webauthn/signup')
    const wrong = client.authenticator.create(options, deviation)
    const refused = await client.allauth('PUT', 'auth/webauthn/signup', {
      name: 'x',
      credential: wrong,
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'incorrect_code' }] } })
    expect(refused.text).not.toContain('param')
    const right = client.authenticator.create(options)
    expect(
      await client.allauth('PUT', 'auth/webauthn/signup', { credential: right }),
    ).toMatchObject({
      status: 200,
    })
  },
)

test('a sign-up without a mail server waits for its mail, and can be begun again', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.allauth('GET', 'auth/session')
  backend.test.failMails(true)
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
  expect(await client.allauth('GET', 'auth/session')).toMatchObject({
    status: 401,
    body: { meta: { mail: 'delayed' } },
  })
  backend.test.failMails(false)
  expect(await client.signUp('anna@example.com')).toMatchObject({ status: 200 })
})

test('asking for another key too soon says in how many seconds it is time', async () => {
  const backend = await testBackend()
  backend.test.clock.set(Date.now())
  const client = new TestClient(backend)
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
  backend.test.clock.advance(4000)
  const { status, headers } = await client.allauth('POST', 'auth/email/verify/resend')
  expect([status, headers.get('Retry-After')]).toEqual([429, '6'])
  backend.test.clock.advance(6000)
  expect((await client.allauth('POST', 'auth/email/verify/resend')).status).toBe(200)
})
