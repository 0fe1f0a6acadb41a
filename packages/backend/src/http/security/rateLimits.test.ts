import { expect, test } from 'vitest'
import { ownBackend, testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

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
    /** A caller from an address that nobody had before. */
    newCaller: () => ({ client: new TestClient(backend), from: (count += 1) }),
  }
}

test('an address gets five mails in ten minutes, whoever asks, and then again', async () => {
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

test('the code of an address is tried wrongly ten times in an hour, from wherever; its passkey signs in', async () => {
  const { backend, post, newCaller } = await fromManyAddresses()
  const owner = newCaller()
  await owner.client.signUp(email)
  await owner.client.allauth('DELETE', 'auth/session')
  backend.test.clock.advance(600_000)
  let incorrect = 0
  for (let round = 0; round < 4; round += 1) {
    const { client, from } = newCaller()
    await post(client, from, 'auth/code/request', { email })
    for (let guess = 0; guess < 3; guess += 1) {
      const answer = await post(client, from, 'auth/code/confirm', { code: 'XXXXXX' })
      if (answer.text.includes('incorrect_code')) incorrect += 1
    }
  }
  expect(incorrect).toBe(10)
  const last = newCaller()
  await post(last.client, last.from, 'auth/code/request', { email })
  const code = last.client.code(email)
  expect(await post(last.client, last.from, 'auth/code/confirm', { code })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'too_many_login_attempts', param: 'code' }] },
  })
  const options = await owner.client.requestOptions('auth/webauthn/login')
  const credential = owner.client.authenticator.get(options)
  expect(await owner.client.allauth('POST', 'auth/webauthn/login', { credential })).toMatchObject({
    status: 200,
  })
})

test('a sign-up key is tried wrongly ten times in an hour as well', async () => {
  const { post, newCaller } = await fromManyAddresses()
  const statuses: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const { client, from } = newCaller()
    await post(client, from, 'auth/webauthn/signup', { email })
    for (let guess = 0; guess < 3; guess += 1) {
      statuses.push((await post(client, from, 'auth/email/verify', { key: 'XXXXXX' })).status)
    }
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

test('a limit that filled before the clock was put back opens when its time is over', async () => {
  const { backend, client } = await limited()
  const ask = () => client.allauth('POST', 'auth/code/request', { email })
  for (let request = 0; request < 3; request += 1) expect((await ask()).status).toBe(401)
  backend.test.clock.advance(-5 * 3_600_000)
  expect(await ask()).toMatchObject(tooMany)
  backend.test.clock.advance(60_000)
  expect((await ask()).status).toBe(401)
})
