import { afterEach, expect, test, vi } from 'vitest'
import { ownBackend, testBackend } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'
import { AdjustableClock } from '../../clock.ts'
import { RateLimits } from './rateLimits.ts'

const tooMany = {
  status: 400,
  body: { errors: [{ code: 'too_many_login_attempts', param: 'email' }] },
}

afterEach(() => vi.restoreAllMocks())

async function limited() {
  const backend = await testBackend()
  backend.test.limitRates(true)
  return { backend, client: new TestClient(backend) }
}

test('a caller gets twenty sign-in codes a minute', async () => {
  const { client } = await limited()
  const ask = (index: number) => client.askForCode(`w${index}@example.com`)
  for (let index = 0; index < 20; index += 1) expect((await ask(index)).status).toBe(401)
  expect(await ask(20)).toMatchObject(tooMany)
})

const email = 'anna@example.com'

/** Callers from several addresses, each with a browser of its own. */
async function fromManyAddresses() {
  const backend = await ownBackend({ proxies: 1 })
  backend.test.limitRates(true)
  let count = 0
  const post = (client: TestClient, from: number, path: string, body?: unknown) =>
    client.allauth('POST', path, body, { headers: { 'X-Forwarded-For': `192.0.2.${from}` } })
  return {
    backend,
    post,
    /** A caller from a new address. */
    newCaller: () => ({ client: new TestClient(backend), from: (count += 1) }),
  }
}

test('an address gets five mails in ten minutes, from all callers together, and then again', async () => {
  const { backend, post, newCaller } = await fromManyAddresses()
  backend.test.createPerson({ email })
  const statuses: number[] = []
  for (let index = 0; index < 40; index += 1) {
    const { client, from } = newCaller()
    const path = index % 2 ? 'auth/code/request' : 'auth/webauthn/signup'
    statuses.push((await post(client, from, path, { email })).status)
  }
  expect(backend.test.mails(email)).toHaveLength(5)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(new Set(statuses)).toEqual(new Set([401, 400, 429]))
  backend.test.clock.advance(600_000)
  const { client, from } = newCaller()
  expect((await post(client, from, 'auth/webauthn/signup', { email })).status).toBe(401)
})

test('sending a key again counts as a mail: after four in ten minutes it is refused, and mails nothing', async () => {
  const { backend, post, newCaller } = await fromManyAddresses()
  const { client, from } = newCaller()
  await post(client, from, 'auth/webauthn/signup', { email })
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1) {
    backend.test.clock.advance(10_000)
    statuses.push((await post(client, from, 'auth/email/verify/resend')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(backend.test.mails(email)).toHaveLength(4)
})

test('one caller alone leaves the owner of an address a mail', async () => {
  const { backend, post, newCaller } = await fromManyAddresses()
  const stranger = newCaller()
  for (let index = 0; index < 20; index += 1) {
    await post(stranger.client, stranger.from, 'auth/webauthn/signup', { email })
  }
  const owner = newCaller()
  expect((await post(owner.client, owner.from, 'auth/webauthn/signup', { email })).status).toBe(401)
  expect(backend.test.mails(email)).toHaveLength(5)
})

test('wrong codes of strangers leave the owner of an address their code, and its key at a sign-up', async () => {
  const { backend, post, newCaller } = await fromManyAddresses()
  backend.test.createPerson({ email })
  const statuses: number[] = []
  for (const [ask, confirm, body] of [
    ['auth/code/request', 'auth/code/confirm', { code: 'XXXXXX' }],
    ['auth/webauthn/signup', 'auth/email/verify', { key: 'XXXXXX' }],
  ] as const) {
    const address = ask === 'auth/code/request' ? email : 'new@example.com'
    for (let round = 0; round < 4; round += 1) {
      const { client, from } = newCaller()
      await post(client, from, ask, { email: address })
      for (let guess = 0; guess < 4; guess += 1) {
        statuses.push((await post(client, from, confirm, body)).status)
      }
    }
    const owner = newCaller()
    expect((await post(owner.client, owner.from, ask, { email: address })).status).toBe(401)
    const code = owner.client.code(address)
    const answer = await post(owner.client, owner.from, confirm, { code, key: code })
    expect(answer.text).not.toContain('too_many')
    expect(answer.status).toBe(ask === 'auth/code/request' ? 200 : 401)
  }
  // Three tries for each code, and no more.
  expect(statuses.filter((status) => status === 400)).toHaveLength(24)
  expect(statuses.filter((status) => status === 409)).toHaveLength(8)
})

test('strangers who use up the mails of an address leave some to a browser of its owner', async () => {
  const { post, newCaller } = await fromManyAddresses()
  const owner = newCaller()
  await owner.client.signUp(email)
  await owner.client.logOut()
  const ask = ({ client, from }: typeof owner) => post(client, from, 'auth/code/request', { email })
  for (let index = 0; index < 12; index += 1) await ask(newCaller())
  expect(await ask(newCaller())).toMatchObject(tooMany)
  expect((await ask(owner)).status).toBe(401)
  const code = owner.client.code(email)
  expect(await post(owner.client, owner.from, 'auth/code/confirm', { code })).toMatchObject({
    status: 200,
  })
  // What the browser has for one account helps with no other.
  const elsewhere = newCaller()
  await elsewhere.client.signUp('bert@example.com')
  await elsewhere.client.logOut()
  expect(await ask(elsewhere)).toMatchObject(tooMany)
})

test('a right code is right, however many wrong ones were typed at its network address', async () => {
  const { backend, post, newCaller } = await fromManyAddresses()
  const { from } = newCaller()
  const confirm = (client: TestClient, code: string) =>
    post(client, from, 'auth/code/confirm', { code })
  const owner = newCaller().client
  backend.test.createPerson({ email })
  // The requests come from other addresses: here the limit of wrong codes counts.
  await post(owner, 250, 'auth/code/request', { email })
  const answers: string[] = []
  for (let round = 0; round < 11; round += 1) {
    const client = new TestClient(backend)
    await post(client, 100 + round, 'auth/code/request', { email: `w${round}@example.com` })
    for (let guess = 0; guess < 3; guess += 1) {
      const { text } = await confirm(client, 'XXXXXX')
      answers.push(text.includes('too_many_login_attempts') ? 'too many' : 'wrong')
    }
    // The tries of each code are used up all the same.
    expect((await confirm(client, 'XXXXXX')).status).toBe(409)
  }
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(30)
  expect(answers.filter((answer) => answer === 'too many')).toHaveLength(3)
  expect((await confirm(owner, owner.code(email))).status).toBe(200)
})

test('a stranger who adds an address leaves its owner the next moment to add it', async () => {
  const { post, newCaller } = await fromManyAddresses()
  const [stranger, owner] = [newCaller(), newCaller()]
  const wanted = 'wanted@example.com'
  for (const [index, { client, from }] of [stranger, owner].entries()) {
    client.signInAs(`person-${index}@example.com`)
    expect((await post(client, from, 'account/email', { email: wanted })).status).toBe(200)
  }
  expect(owner.client.code(wanted)).toHaveLength(6)
})

test('a limit that filled before the clock was put back opens when its time is over', async () => {
  const { backend, client } = await limited()
  const ask = () => client.askForCode(email)
  for (let request = 0; request < 3; request += 1) expect((await ask()).status).toBe(401)
  backend.test.clock.advance(-5 * 3_600_000)
  expect(await ask()).toMatchObject(tooMany)
  backend.test.clock.advance(60_000)
  expect((await ask()).status).toBe(401)
})

test('what may be asked for in a number of seconds is allowed when they are over, to the millisecond', () => {
  // With fractions of a millisecond, the sum of the start and these seconds is rounded.
  vi.spyOn(performance, 'now').mockReturnValue(10604.604)
  const clock = new AdjustableClock()
  const limits = new RateLimits(clock)
  const limit = { count: 1, seconds: 60 }
  limits.record('key', limit)
  clock.advance(15_000)
  expect(limits.secondsUntilAllowed('key', limit)).toBe(45)
  clock.advance(45_000)
  expect(limits.allows('key', limit)).toBe(true)
})
