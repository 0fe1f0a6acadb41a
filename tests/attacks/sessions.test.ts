import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

const email = 'anna@example.com'

async function withCode() {
  const backend = await testBackend()
  backend.test.createPerson({ email })
  const client = new TestClient(backend)
  await client.allauth('POST', 'auth/code/request', { email })
  return { backend, client, code: client.code(email) }
}

/** Returns a client with the given session cookie. */
function withSession({ backend }: TestClient, sessionid: string): TestClient {
  const client = new TestClient(backend)
  client.cookies.set('sessionid', sessionid)
  return client
}

test('a code does not sign in a person who asked for one of another address', async () => {
  const { backend, code } = await withCode()
  backend.test.createPerson({ email: 'bert@example.com' })
  const bert = new TestClient(backend)
  await bert.allauth('POST', 'auth/code/request', { email: 'bert@example.com' })
  expect(await bert.allauth('POST', 'auth/code/confirm', { code })).toMatchObject({ status: 400 })
  expect(await bert.allauth('GET', 'auth/session')).toMatchObject({ status: 401 })
})

test('a session that another person chose or began is not the one that is signed in', async () => {
  const { backend, client: intruder } = await withCode()
  for (const planted of ['a'.repeat(32), intruder.cookies.get('sessionid') ?? '']) {
    const owner = withSession(new TestClient(backend), planted)
    await owner.allauth('POST', 'auth/code/request', { email })
    const code = owner.code(email)
    expect(await owner.allauth('POST', 'auth/code/confirm', { code })).toMatchObject({
      status: 200,
    })
    expect(owner.cookies.get('sessionid')).not.toBe(planted)
    const thief = withSession(owner, planted)
    expect(await thief.allauth('GET', 'auth/session')).toMatchObject({ status: 401 })
  }
})

test('a request that was on its way while its browser logged in does not end the new session', async () => {
  const { client, code } = await withCode()
  const onItsWay = new TestClient(client.backend)
  for (const [name, value] of client.cookies) onItsWay.cookies.set(name, value)
  await client.allauth('POST', 'auth/code/confirm', { code })
  // It arrives with the cookies of before, and its answer comes after that of the login.
  const { cookies } = await onItsWay.api('GET', 'widgets/')
  expect(cookies.filter((cookie) => cookie.startsWith('sessionid='))).toEqual([])
})

test('after a log-out the old cookies open nothing, and the cache is cleared', async () => {
  const { client, code } = await withCode()
  await client.allauth('POST', 'auth/code/confirm', { code })
  const old = new Map(client.cookies)
  expect(await client.api('GET', 'widgets/')).toMatchObject({ status: 200 })
  const { headers } = await client.allauth('DELETE', 'auth/session')
  expect(headers.get('Clear-Site-Data')).toContain('"cache"')
  expect(client.cookies.has('sessionid')).toBe(false)
  for (const [method, path] of [
    ['GET', '/api/v1/widgets/'],
    ['POST', '/api/v1/daily-todos-modules/'],
    ['GET', '/_allauth/browser/v1/auth/session'],
    ['GET', '/_allauth/browser/v1/account/email'],
  ] as const) {
    const thief = new TestClient(client.backend)
    for (const [name, value] of old) thief.cookies.set(name, value)
    const body = method === 'POST' ? { name: 'x' } : undefined
    expect(await thief.call(method, path, body), path).toMatchObject({ status: 401 })
  }
})
