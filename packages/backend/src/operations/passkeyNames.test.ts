import { expect, test } from 'vitest'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

test('an invisible name of a passkey is refused like a blank one, and the former name stays', async () => {
  const client = new TestClient(await testBackend())
  const required = { status: 400, body: { errors: [{ code: 'required', param: 'name' }] } }
  expect(await client.signUp('anna@example.com', '\u2060')).toMatchObject(required)
  await client.signUp('anna@example.com', 'Laptop')
  const path = 'account/authenticators'
  const listed = await client.allauth('GET', path)
  const [passkey] = (listed.body as { data: { id: number }[] }).data
  const renamed = { id: passkey?.id, name: '\u3164' }
  expect(await client.allauth('PUT', `${path}/webauthn`, renamed)).toMatchObject(required)
  expect((await client.allauth('GET', path)).text).toContain('Laptop')
})

test('a name of a passkey has at most 50 characters, wherever it is sent', async () => {
  const client = new TestClient(await testBackend())
  const long = 'n'.repeat(51)
  const refused = { status: 400, body: { errors: [{ code: 'max_length', param: 'name' }] } }
  expect(await client.signUp('anna@example.com', long)).toMatchObject(refused)
  await client.signUp('anna@example.com', 'Laptop')
  const path = 'account/authenticators'
  const [passkey] = ((await client.allauth('GET', path)).body as { data: { id: number }[] }).data
  const renamed = { id: passkey?.id, name: long }
  expect(await client.allauth('PUT', `${path}/webauthn`, renamed)).toMatchObject(refused)
})
