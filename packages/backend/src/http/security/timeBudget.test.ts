import { expect, test } from 'vitest'
import { ownBackend } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { workedTime } from './timeBudget.ts'

const path = '/api/v1/daily-todos-modules/'

/** The time stands still, so that none comes back however slow the machine is. */
async function limited() {
  const backend = await ownBackend({ personBudget: { ms: 60, share: 0.4 } })
  backend.test.limitRates(true)
  backend.test.clock.set(Date.now())
  const clients = ['anna@example.com', 'bert@example.com'].map((email) => {
    const client = new TestClient(backend)
    client.signInAs(email)
    return client
  })
  return { backend, anna: clients[0] as TestClient, bert: clients[1] as TestClient }
}

/** Sends requests until one is refused: at half a millisecond each at least, the 121st at the latest. Returns that answer. */
async function useUp(client: TestClient) {
  for (let count = 0; count < 121; count += 1) {
    const answer = await client.call('GET', path)
    if (answer.status === 429) return answer
  }
  throw new Error('Nothing was refused')
}

test('a person who uses up the time of the process is asked to wait, and served again after it', async () => {
  const { backend, anna } = await limited()
  const refused = await useUp(anna)
  expect(refused.body).toEqual({
    type: 'client_error',
    errors: [{ code: 'throttled', detail: 'Too many requests. Try again later.', attr: null }],
  })
  expect(refused.headers.get('Retry-After')).toBe('1')
  const create = () => anna.call('POST', path, { name: 'x' })
  expect((await create()).status).toBe(429)
  backend.test.clock.advance(1000)
  expect((await create()).status).toBe(201)
})

test('the others are served meanwhile, and the session can be read and ended', async () => {
  const { anna, bert } = await limited()
  await useUp(anna)
  expect((await bert.call('GET', path)).status).toBe(200)
  expect((await anna.session()).status).toBe(200)
  expect((await anna.logOut()).status).toBe(401)
})

test('with the usual budget a person may import thousands of days without a pause', async () => {
  const backend = await ownBackend()
  backend.test.limitRates(true)
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  const statuses = new Set<number>()
  for (let count = 0; count < 1000; count += 1) {
    statuses.add((await client.call('GET', path)).status)
  }
  expect([...statuses]).toEqual([200])
})

test('waiting for a disk or for other programs costs a person nothing', () => {
  const start = workedTime()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  expect(workedTime() - start).toBeLessThan(50)
})
