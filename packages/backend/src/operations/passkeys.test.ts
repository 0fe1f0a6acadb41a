import { expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

const path = 'account/authenticators/webauthn'

async function signedUp() {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.signUp('anna@example.com', 'First')
  return { backend, client }
}

async function addPasskey(client: TestClient, name: unknown, query = '?passwordless') {
  const options = await client.creationOptions(path + query)
  const credential = client.authenticator.create(options)
  return client.allauth('POST', path, { name, credential })
}

async function list(client: TestClient) {
  const { body } = await client.allauth('GET', 'account/authenticators')
  return (body as { data: { id: number; name: string }[] }).data
}

test('a passkey is added, listed, renamed and deleted', async () => {
  const { client } = await signedUp()
  expect(await addPasskey(client, 'Second')).toMatchObject({
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
  expect(await addPasskey(client, undefined)).toMatchObject({
    body: { data: { name: 'Backup key' } },
  })
})

test('a name has the same limits for a new passkey as for a renamed one', async () => {
  const { client } = await signedUp()
  expect(await addPasskey(client, ' ')).toMatchObject({
    body: { errors: [{ code: 'required', param: 'name' }] },
  })
  expect(await addPasskey(client, 'x'.repeat(51))).toMatchObject({
    body: { errors: [{ code: 'max_length', param: 'name' }] },
  })
  expect(await addPasskey(client, ` ${'x'.repeat(50)} `)).toMatchObject({
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

test('renaming checks the name and the id', async () => {
  const { client } = await signedUp()
  const [{ id } = { id: 0 }] = await list(client)
  const rows: [unknown, { code: string; param: string }][] = [
    [
      { id, name: '' },
      { code: 'required', param: 'name' },
    ],
    [{ id }, { code: 'required', param: 'name' }],
    [{ name: 'x' }, { code: 'required', param: 'id' }],
    [
      { id: 99999, name: 'x' },
      { code: 'invalid_choice', param: 'id' },
    ],
    [
      { id: 'abc', name: 'x' },
      { code: 'invalid_choice', param: 'id' },
    ],
    [
      { id, name: 'x'.repeat(51) },
      { code: 'max_length', param: 'name' },
    ],
  ]
  for (const [body, error] of rows) {
    expect(await client.allauth('PUT', path, body)).toMatchObject({
      status: 400,
      body: { errors: [error] },
    })
  }
})

test('deleting is all or nothing, and the last passkey may go', async () => {
  const { client } = await signedUp()
  const [{ id } = { id: 0 }] = await list(client)
  const rows: [unknown, string][] = [
    [undefined, 'required'],
    [[], 'required'],
    [7, 'invalid_list'],
    [['abc'], 'invalid_pk_value'],
    [[id, 99999], 'invalid_choice'],
  ]
  for (const [authenticators, code] of rows) {
    expect(await client.allauth('DELETE', path, { authenticators })).toMatchObject({
      status: 400,
      body: { errors: [{ code, param: 'authenticators' }] },
    })
  }
  expect(await list(client)).toHaveLength(1)
  expect(await client.allauth('DELETE', path, { authenticators: [id] })).toMatchObject({
    status: 200,
  })
  expect(await list(client)).toEqual([])
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

test('an account that must confirm itself is asked after five minutes, and may continue after it did', async () => {
  const { backend, client } = await signedUp()
  const [{ id } = { id: 0 }] = await list(client)
  const options = await client.creationOptions(`${path}?passwordless`)
  backend.test.requireReauthentication('anna@example.com', 301)
  const credential = client.authenticator.create(options)
  const asked = {
    status: 401,
    body: { data: { flows: [{ id: 'reauthenticate' }] }, meta: { is_authenticated: true } },
  }
  expect(await client.allauth('GET', path)).toMatchObject(asked)
  expect(await client.allauth('PUT', path, { id, name: 'x' })).toMatchObject(asked)
  expect(await client.allauth('DELETE', path, { authenticators: [id] })).toMatchObject(asked)
  expect(await client.allauth('POST', path, { credential })).toMatchObject(asked)
  expect(await client.allauth('POST', path, {})).toMatchObject({ status: 400 })
  expect(await client.allauth('GET', 'account/authenticators')).toMatchObject({ status: 200 })

  await client.confirm()
  expect(await client.allauth('PUT', path, { id, name: 'Renamed' })).toMatchObject({ status: 200 })
})
