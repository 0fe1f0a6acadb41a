import type { PushState } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { remindedPerson, testPushService } from '../../testing/remindedPerson.ts'
import { signedIn } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const path = 'push-subscriptions/'
const read = async (client: TestClient) => (await client.api('GET', path)).body as PushState

test.each(['https://push.example.com/abc', 'https://eu.push.example.org/abc'])(
  'messages may be sent to a push service of the operator: %s',
  async (endpoint) => {
    const { client } = await signedIn({ pushHosts: ['push.example.com', '*.push.example.org'] })
    const { keys } = (await testPushService()).subscribe()
    expect(await client.api('POST', path, { endpoint, keys })).toMatchObject({
      status: 201,
      body: { endpoint },
    })
  },
)

test('another person at the same browser takes its messages over', async () => {
  const { backend, client, subscription, at } = await remindedPerson()
  const bert = new TestClient(backend)
  bert.signInAs('bert@example.com')
  await bert.api('POST', path, subscription)
  expect((await read(client)).endpoint).toBe(null)
  expect(await at('2026-03-02T06:30Z')).toBe(0)
})

type Person = Awaited<ReturnType<typeof remindedPerson>>

const email = 'anna@example.com'

/** Signs the same person in, in another browser. */
function elsewhere({ backend }: Person): TestClient {
  const other = new TestClient(backend)
  other.resume(email)
  return other
}

const endings: [string, (person: Person) => unknown][] = [
  ['they log out', ({ client }) => client.logOut()],
  ['they delete the subscription', ({ client }) => client.api('DELETE', path)],
  [
    'they log out everywhere else',
    async (person) => {
      const other = elsewhere(person)
      const { body } = await other.allauth('GET', 'auth/sessions')
      const sessions = (body as { data: { id: number; is_current: boolean }[] }).data
      const ids = sessions.filter((session) => !session.is_current).map(({ id }) => id)
      await other.allauth('DELETE', 'auth/sessions', { sessions: ids })
    },
  ],
  ['they delete their account', (person) => elsewhere(person).api('DELETE', 'account/')],
  [
    'another person logs in at that browser',
    async ({ client, backend }) => {
      backend.test.createPerson({ email: 'bert@example.com' })
      await client.logOut()
      await client.signInByCode('bert@example.com')
    },
  ],
]

test.each(endings)('no more messages come once %s', async (_when, end) => {
  const person = await remindedPerson()
  expect(await person.at('2026-03-02T06:30Z')).toBe(1)
  await end(person)
  expect(await person.at('2026-03-03T06:30Z')).toBe(1)
  expect(person.service.requests).toBe(1)
})

test.each([
  ['', false],
  [' and is deleted', true],
])('no more messages come once their session expires%s', async (_when, isDeleted) => {
  const { backend, at } = await remindedPerson()
  expect(await at('2026-03-15T06:30Z')).toBe(1)
  backend.test.clock.set(Date.parse('2026-03-16T05:00Z'))
  if (isDeleted) backend.test.tidy()
  expect(await at('2026-03-16T06:30Z')).toBe(1)
})

test('no more messages come once the passkey of the session is deleted', async () => {
  const person = await remindedPerson()
  const { client, service, at } = person
  await client.addPasskey('Key')
  await client.logOut()
  await client.signInByPasskey()
  await client.api('POST', path, service.subscribe())
  expect(await at('2026-03-02T06:30Z')).toBe(1)
  const other = elsewhere(person)
  const { body } = await other.allauth('GET', 'account/authenticators')
  const authenticators = (body as { data: { id: number }[] }).data.map(({ id }) => id)
  await other.allauth('DELETE', 'account/authenticators/webauthn', { authenticators })
  expect((await client.session()).status).toBe(401)
  expect(await at('2026-03-03T06:30Z')).toBe(1)
})

test('a person who confirms that they are there keeps their subscription', async () => {
  const { client, subscription, at } = await remindedPerson()
  await client.addPasskey('Key')
  expect((await client.confirm()).status).toBe(200)
  expect((await read(client)).endpoint).toBe(subscription.endpoint)
  expect(await at('2026-03-02T06:30Z')).toBe(1)
})
