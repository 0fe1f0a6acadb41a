import { expect, test } from 'vitest'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

function pending(id: string) {
  return {
    status: 401,
    body: { data: { flows: expect.arrayContaining([{ id, is_pending: true }]) as unknown } },
  }
}

test('a person signs up with an address, its code and a passkey, and signs in with it later', async () => {
  const client = new TestClient(await testBackend())
  expect(await client.beginSignUp(' Anna@Example.com ')).toMatchObject(pending('verify_email'))
  expect(await client.verify(client.code('anna@example.com'))).toMatchObject(
    pending('mfa_signup_webauthn'),
  )
  const options = await client.creationOptions('auth/webauthn/signup')
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Daymark' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const before = new Map(client.cookies)
  const wrong = client.authenticator.create(options, { challenge: 'AAAA' })
  expect(await client.allauth('PUT', 'auth/webauthn/signup', { credential: wrong })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'incorrect_code' }] },
  })
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

  expect(await client.logOut()).toMatchObject({ status: 401 })
  expect(await client.signInByPasskey()).toMatchObject({
    status: 200,
    body: { data: { methods: [{ method: 'mfa', type: 'webauthn', passwordless: true }] } },
  })
})

test('signing up with the address of an account answers alike, mails its owner and signs no one in', async () => {
  const backend = await testBackend()
  await new TestClient(backend).signUp('anna@example.com')
  const stranger = new TestClient(backend)
  expect(await stranger.beginSignUp('anna@example.com')).toMatchObject(pending('verify_email'))
  const mail = backend.test.mails('anna@example.com').at(-1)
  expect(mail?.code).toBeNull()
  expect(mail?.text).toContain(`${backend.origin}/account/login/code`)
  expect(await stranger.verify('CDFGHJ')).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'incorrect_code', param: 'key' }] },
  })
})

test('a sign-up that was left before its passkey can be begun again', async () => {
  const backend = await testBackend()
  const first = new TestClient(backend)
  await first.beginSignUp('anna@example.com')
  await first.verify(first.code('anna@example.com'))
  const second = new TestClient(backend)
  expect(await second.signUp('anna@example.com')).toMatchObject({ status: 200 })
})

test('a key is accepted in any case, with spaces and a long dash, until fifteen minutes have passed', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.beginSignUp('anna@example.com')
  const key = client.code('anna@example.com').toLowerCase()
  backend.test.clock.advance(899_000)
  const typed = ` ${key.slice(0, 3)} – ${key.slice(3)} `
  expect(await client.verify(typed)).toMatchObject(pending('mfa_signup_webauthn'))
})

test('a sign-up without a mail server waits for its mail, and can be begun again', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.session()
  backend.test.failMails(true)
  await client.beginSignUp('anna@example.com')
  expect(await client.session()).toMatchObject({
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
  await client.beginSignUp('anna@example.com')
  backend.test.clock.advance(4000)
  const { status, headers } = await client.allauth('POST', 'auth/email/verify/resend')
  expect([status, headers.get('Retry-After')]).toEqual([429, '6'])
  backend.test.clock.advance(6000)
  expect((await client.allauth('POST', 'auth/email/verify/resend')).status).toBe(200)
})

test('a sign-up that waits for its passkey ends once its address was removed from the account', async () => {
  const backend = await testBackend()
  const waiting = new TestClient(backend)
  await waiting.beginSignUp('anna@example.com')
  await waiting.verify(waiting.code('anna@example.com'))
  const options = await waiting.creationOptions('auth/webauthn/signup')

  const owner = new TestClient(backend)
  await owner.signInByCode('anna@example.com')
  await owner.allauth('POST', 'account/email', { email: 'anna@work.example' })
  await owner.verify(owner.code('anna@work.example'))
  await owner.allauth('PATCH', 'account/email', { email: 'anna@work.example', primary: true })
  await owner.allauth('DELETE', 'account/email', { email: 'anna@example.com' })

  const credential = waiting.authenticator.create(options)
  const body = { name: 'Laptop', credential }
  expect(await waiting.allauth('PUT', 'auth/webauthn/signup', body)).toMatchObject({ status: 409 })
  expect(await waiting.allauth('GET', 'auth/webauthn/signup')).toMatchObject({ status: 409 })
  expect(await waiting.session()).toMatchObject({ status: 401 })
})
