import { expect, test } from 'vitest'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const path = 'account/authenticators/webauthn'

async function signedUp() {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.signUp('anna@example.com', 'First')
  return { backend, client }
}

async function list(client: TestClient) {
  const { body } = await client.allauth('GET', 'account/authenticators')
  return (body as { data: { id: number; name: string }[] }).data
}

test('a passkey is added, listed, renamed and deleted', async () => {
  const { client } = await signedUp()
  expect(await client.addPasskey('Second')).toMatchObject({
    status: 200,
    body: {
      data: { type: 'webauthn', name: 'Second', is_passwordless: true, last_used_at: null },
      meta: { recovery_codes_generated: false },
    },
  })
  const [first, second] = await list(client)
  expect([first?.name, second?.name]).toEqual(['First', 'Second'])
  expect(await client.allauth('PUT', path, { id: first?.id, name: 'Phone' })).toMatchObject({
    status: 200,
    body: { data: { id: first?.id, name: 'Phone' } },
  })
  expect(await client.allauth('DELETE', path, { authenticators: [first?.id] })).toMatchObject({
    status: 200,
    body: { status: 200 },
  })
  expect((await list(client)).map(({ name }) => name)).toEqual(['Second'])
})

test('a passkey without a name gets one', async () => {
  const { client } = await signedUp()
  expect(await client.addPasskey()).toMatchObject({
    body: { data: { name: 'Backup key' } },
  })
})

test('the spaces around a name do not count', async () => {
  const { client } = await signedUp()
  expect(await client.addPasskey(` ${'x'.repeat(50)} `)).toMatchObject({
    body: { data: { name: 'x'.repeat(50) } },
  })
})

test('options exclude the passkeys of the account, and ask for a findable one only when told to', async () => {
  const { client } = await signedUp()
  expect(await client.creationOptions(path)).toMatchObject({
    excludeCredentials: [{ type: 'public-key', id: client.authenticator.credentialIds[0] }],
    authenticatorSelection: { residentKey: 'discouraged', requireResidentKey: false },
  })
  expect(await client.creationOptions(`${path}?passwordless=1`)).toMatchObject({
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true },
  })
})

test('a passkey cannot be registered twice, nor a challenge be used twice', async () => {
  const { client } = await signedUp()
  const options = await client.creationOptions(`${path}?passwordless`)
  const credential = client.authenticator.create(options)
  expect(await client.allauth('POST', path, { credential })).toMatchObject({ status: 200 })
  const again = await client.allauth('POST', path, { credential })
  expect(again).toMatchObject({ status: 400, body: { errors: [{ code: 'incorrect_code' }] } })
})

test('the passkey of another person cannot be renamed or deleted', async () => {
  const { backend, client } = await signedUp()
  const [{ id } = { id: 0 }] = await list(client)
  const other = new TestClient(backend)
  other.signInAs('bert@example.com')
  expect(await other.allauth('PUT', path, { id, name: 'Mine' })).toMatchObject({ status: 400 })
  expect(await other.allauth('DELETE', path, { authenticators: [id] })).toMatchObject({
    status: 400,
  })
  expect((await list(client)).map(({ name }) => name)).toEqual(['First'])
})

test('a passkey that was asked for in time is kept only after a confirmation once it is late', async () => {
  const { backend, client } = await signedUp()
  const options = await client.creationOptions(`${path}?passwordless`)
  backend.test.clock.advance(301_000)
  const credential = client.authenticator.create(options)
  expect(await client.allauth('POST', path, { credential })).toMatchObject({
    status: 401,
    body: { data: { flows: [{ id: 'reauthenticate' }] }, meta: { is_authenticated: true } },
  })
  await client.confirm()
  expect((await client.addPasskey()).status).toBe(200)
})
