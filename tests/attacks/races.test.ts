import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

const email = 'anna@example.com'

/** Returns a browser that knows what another one knows. */
function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.backend)
  for (const [name, value] of client.cookies) copy.cookies.set(name, value)
  return copy
}

/** Sends the same request from many tabs at the same time and returns how often each status came. */
async function atOnce(
  client: TestClient,
  send: (tab: TestClient) => Promise<{ status: number }>,
  length = 20,
) {
  const tabs = Array.from({ length }, () => copyOf(client))
  const counts = new Map<number, number>()
  for (const { status } of await Promise.all(tabs.map(send))) {
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

test('twenty tabs that log out at once end the session, and none of them can change anything after it', async () => {
  const client = new TestClient(await testBackend())
  client.signInAs(email)
  const statuses = await atOnce(client, (tab) => tab.allauth('DELETE', 'auth/session'))
  expect(statuses).toEqual({ 401: 20 })
  const late = await atOnce(client, (tab) => tab.api('POST', 'daily-todos-modules/', { name: 'x' }))
  expect(late).toEqual({ 401: 20 })
})

/** A browser that waits for a code, and the code. */
async function withCode() {
  const client = new TestClient(await testBackend())
  client.controls.createPerson({ email })
  await client.allauth('POST', 'auth/code/request', { email })
  return { client, code: client.code(email) }
}

test('of sixty wrong codes at the same time three are tried, and the right one is spent', async () => {
  const { client, code } = await withCode()
  const guess = (tab: TestClient) => tab.allauth('POST', 'auth/code/confirm', { code: 'XXXXXX' })
  expect(await atOnce(client, guess, 60)).toEqual({ 400: 3, 409: 57 })
  expect(await client.allauth('POST', 'auth/code/confirm', { code })).toMatchObject({ status: 409 })
})

test('a code that was sent twenty times at once signs in once', async () => {
  const { client, code } = await withCode()
  const statuses = await atOnce(client, (tab) => tab.allauth('POST', 'auth/code/confirm', { code }))
  expect(statuses[200]).toBe(1)
  const again = new TestClient(client.backend)
  expect(await again.allauth('POST', 'auth/code/confirm', { code })).toMatchObject({ status: 409 })
})

test('an assertion that was sent twenty times at once signs in once', async () => {
  const client = new TestClient(await testBackend())
  await client.signUp(email)
  await client.allauth('DELETE', 'auth/session')
  const credential = client.authenticator.get(await client.requestOptions('auth/webauthn/login'))
  const statuses = await atOnce(client, (tab) =>
    tab.allauth('POST', 'auth/webauthn/login', { credential }),
  )
  expect(statuses).toEqual({ 200: 1, 400: 19 })
})

test('an assertion that was sent twenty times at once confirms once', async () => {
  const client = new TestClient(await testBackend())
  await client.signUp(email)
  const path = 'auth/webauthn/reauthenticate'
  const credential = client.authenticator.get(await client.requestOptions(path))
  const statuses = await atOnce(client, (tab) => tab.allauth('POST', path, { credential }))
  expect(statuses).toEqual({ 200: 1, 400: 19 })
})

test('of two tabs that ask for a confirmation at once the later one confirms, and both are signed in', async () => {
  const client = new TestClient(await testBackend())
  await client.signUp(email)
  client.controls.clock.advance(300_000)
  const tabs = [copyOf(client), copyOf(client)]
  const path = 'auth/webauthn/reauthenticate'
  const confirmations = await Promise.all(
    tabs.map(async (tab) => ({ tab, options: await tab.requestOptions(path) })),
  )
  const answers = await Promise.all(
    confirmations.map(({ tab, options }) =>
      tab.allauth('POST', path, { credential: client.authenticator.get(options) }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  for (const tab of tabs) {
    const change = await tab.allauth('GET', 'account/authenticators/webauthn?passwordless')
    expect(change.status).toBe(200)
  }
})

test('a passkey that was sent twenty times at once is added once', async () => {
  const client = new TestClient(await testBackend())
  await client.signUp(email)
  const path = 'account/authenticators/webauthn'
  const options = await client.creationOptions(`${path}?passwordless`)
  const credential = client.authenticator.create(options)
  const statuses = await atOnce(client, (tab) =>
    tab.allauth('POST', path, { name: 'Phone', credential }),
  )
  expect(statuses).toEqual({ 200: 1, 400: 19 })
  const { body } = await client.allauth('GET', 'account/authenticators')
  expect((body as { data: unknown[] }).data).toHaveLength(2)
})

test('of two people who prove the same new address at once one has it', async () => {
  const backend = await testBackend()
  const people = ['anna@example.com', 'bert@example.com'].map((own) => {
    const client = new TestClient(backend)
    client.signInAs(own)
    return client
  })
  const wanted = 'wanted@example.com'
  const keys: string[] = []
  for (const client of people) {
    await client.allauth('POST', 'account/email', { email: wanted })
    keys.push(client.code(wanted))
  }
  const answers = await Promise.all(
    people.map((client, index) =>
      client.allauth('POST', 'auth/email/verify', { key: keys[index] }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  const lists = await Promise.all(people.map((client) => client.allauth('GET', 'account/email')))
  expect(lists.filter(({ text }) => text.includes(wanted))).toHaveLength(1)
})
