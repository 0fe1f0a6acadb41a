import { describe, expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

const own = 'anna@example.com'
const added = 'anna@work.example'
const path = 'account/email'

async function signedIn() {
  const backend = await testBackend()
  const client = new TestClient(backend)
  client.signInAs(own)
  return { backend, client }
}

describe('a sign-in that is older than five minutes', () => {
  const asked = {
    status: 401,
    body: { data: { flows: [{ id: 'reauthenticate' }] }, meta: { is_authenticated: true } },
  }

  test('adds no address and mails no key, until it is confirmed', async () => {
    const { backend, client } = await signedIn()
    await addPasskey(client)
    backend.test.clock.advance(300_000)
    expect(await client.allauth('POST', path, { email: added })).toMatchObject(asked)
    expect(backend.test.mails(added)).toEqual([])
    expect((await client.confirm()).status).toBe(200)
    expect(await client.allauth('POST', path, { email: added })).toMatchObject({ status: 200 })
  })

  test('does not keep an added address; the key uses up no try, and is no sign-in', async () => {
    const { backend, client } = await signedIn()
    await addPasskey(client)
    await client.allauth('POST', path, { email: added })
    const key = client.code(added)
    backend.test.clock.advance(300_000)
    for (const tried of ['XXXXXX', '', 'YYYYYY', key]) {
      const answer = await client.allauth('POST', 'auth/email/verify', { key: tried })
      expect(answer).toMatchObject(asked)
    }
    expect((await client.confirm()).status).toBe(200)
    backend.test.clock.advance(299_000)
    expect(await client.allauth('POST', 'auth/email/verify', { key })).toMatchObject({
      status: 200,
    })
    backend.test.clock.advance(1000)
    const primary = { email: added, primary: true }
    expect(await client.allauth('PATCH', path, primary)).toMatchObject(asked)
    expect(await client.allauth('DELETE', path, { email: added })).toMatchObject(asked)
  })

  test('keeps a sign-up going in which no one is signed in', async () => {
    const { backend } = await signedIn()
    const visitor = new TestClient(backend)
    await visitor.allauth('POST', 'auth/webauthn/signup', { email: 'new@example.com' })
    backend.test.clock.advance(600_000)
    const key = visitor.code('new@example.com')
    expect(await visitor.allauth('POST', 'auth/email/verify', { key })).toMatchObject({
      status: 401,
      body: {
        data: {
          flows: expect.arrayContaining([
            { id: 'mfa_signup_webauthn', is_pending: true },
          ]) as unknown,
        },
      },
    })
  })

  test('is still old after the clock was put back', async () => {
    const { backend, client } = await signedIn()
    backend.test.clock.advance(-3 * 3_600_000)
    expect(await client.allauth('POST', path, { email: added })).toMatchObject(asked)
  })
})

async function addPasskey(client: TestClient) {
  const where = 'account/authenticators/webauthn'
  const credential = client.authenticator.create(
    await client.creationOptions(`${where}?passwordless`),
  )
  expect((await client.allauth('POST', where, { credential })).status).toBe(200)
}
