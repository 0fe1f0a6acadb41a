import { expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

const tooMany = {
  status: 400,
  body: { errors: [{ code: 'too_many_login_attempts', param: 'email' }] },
}

async function limited() {
  const backend = await testBackend()
  backend.test.limitRates(true)
  return { backend, client: new TestClient(backend) }
}

test('an address gets three sign-in codes a minute, known or not', async () => {
  const { backend, client } = await limited()
  backend.test.createPerson({ email: 'anna@example.com' })
  for (const email of ['anna@example.com', 'nobody@example.com']) {
    for (let request = 0; request < 3; request += 1) {
      expect(await client.allauth('POST', 'auth/code/request', { email })).toMatchObject({
        status: 401,
      })
    }
    expect(await client.allauth('POST', 'auth/code/request', { email })).toMatchObject(tooMany)
  }
  backend.test.clock.advance(60_000)
  const email = 'anna@example.com'
  expect(await client.allauth('POST', 'auth/code/request', { email })).toMatchObject({
    status: 401,
  })
})

test('a caller gets twenty sign-in codes a minute', async () => {
  const { client } = await limited()
  const ask = (index: number) =>
    client.allauth('POST', 'auth/code/request', { email: `w${index}@example.com` })
  for (let index = 0; index < 20; index += 1) expect((await ask(index)).status).toBe(401)
  expect(await ask(20)).toMatchObject(tooMany)
})

test('a caller gets twenty sign-ups a minute', async () => {
  const { client } = await limited()
  const begin = (index: number) =>
    client.allauth('POST', 'auth/webauthn/signup', { email: `s${index}@example.com` })
  for (let index = 0; index < 20; index += 1) expect((await begin(index)).status).toBe(401)
  expect(await begin(20)).toMatchObject({ status: 429, body: { status: 429 } })
  expect((await client.allauth('GET', 'auth/webauthn/signup')).status).toBe(409)
  expect((await client.allauth('GET', 'auth/session')).status).toBe(401)
})
