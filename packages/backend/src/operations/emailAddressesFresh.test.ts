import { describe, expect, test } from 'vitest'
import { signedIn } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const added = 'anna@work.example'
const path = 'account/email'

describe('a sign-in that is older than five minutes', () => {
  const asked = {
    status: 401,
    body: { data: { flows: [{ id: 'reauthenticate' }] }, meta: { is_authenticated: true } },
  }

  test('adds no address and mails no key, until it is confirmed', async () => {
    const { backend, client } = await signedIn()
    await client.addPasskey()
    backend.test.clock.advance(300_000)
    expect(await client.allauth('POST', path, { email: added })).toMatchObject(asked)
    expect(backend.test.mails(added)).toEqual([])
    expect((await client.confirm()).status).toBe(200)
    expect(await client.allauth('POST', path, { email: added })).toMatchObject({ status: 200 })
  })

  test('does not keep an added address; the key uses up no try, and is no sign-in', async () => {
    const { backend, client } = await signedIn()
    await client.addPasskey()
    await client.allauth('POST', path, { email: added })
    const key = client.code(added)
    backend.test.clock.advance(300_000)
    for (const tried of ['XXXXXX', '', 'YYYYYY', key]) {
      const answer = await client.verify(tried)
      expect(answer).toMatchObject(asked)
    }
    expect((await client.confirm()).status).toBe(200)
    backend.test.clock.advance(299_000)
    expect(await client.verify(key)).toMatchObject({ status: 200 })
    backend.test.clock.advance(1000)
    const primary = { email: added, primary: true }
    expect(await client.allauth('PATCH', path, primary)).toMatchObject(asked)
    expect(await client.allauth('DELETE', path, { email: added })).toMatchObject(asked)
  })

  test('keeps a sign-up going in which no one is signed in', async () => {
    const { backend } = await signedIn()
    const visitor = new TestClient(backend)
    await visitor.beginSignUp('new@example.com')
    backend.test.clock.advance(600_000)
    const key = visitor.code('new@example.com')
    expect(await visitor.verify(key)).toMatchObject({
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
