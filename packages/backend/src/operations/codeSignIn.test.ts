import { expect, test } from 'vitest'
import { testBackend } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'

const email = 'anna@example.com'
const incorrect = { status: 400, body: { errors: [{ code: 'incorrect_code', param: 'code' }] } }

async function withCode() {
  const backend = await testBackend()
  backend.test.createPerson({ email })
  const client = new TestClient(backend)
  const asked = await client.askForCode(email)
  return { backend, client, asked }
}

test('a person signs in with a mailed code, and both cookies change', async () => {
  const { client, asked } = await withCode()
  expect(asked.status).toBe(401)
  expect(asked.text).toContain('{"id":"login_by_code","is_pending":true}')
  const before = new Map(client.cookies)
  expect(await client.confirmCode(client.code(email))).toMatchObject({
    status: 200,
    body: { data: { methods: [{ method: 'code', email }] }, meta: { is_authenticated: true } },
  })
  for (const cookie of ['sessionid', 'csrftoken']) {
    expect(client.cookies.get(cookie)).not.toBe(before.get(cookie))
  }
  expect(await client.session()).toMatchObject({ status: 200 })
})

test('an unknown address is answered exactly like a known one', async () => {
  const { backend, asked } = await withCode()
  const stranger = new TestClient(backend)
  const answer = await stranger.askForCode('nobody@example.com')
  expect(answer.text).toBe(asked.text)
  const [mail] = backend.test.mails('nobody@example.com')
  expect(mail?.code).toBeNull()
  expect(mail?.text).toContain(`${backend.origin}/account/signup/passkey`)
  expect(await stranger.confirmCode('CDFGHJ')).toMatchObject(incorrect)
})

test('a new request replaces the code and counts tries afresh', async () => {
  const { client } = await withCode()
  const first = client.code(email)
  for (const code of ['XXXXXX', 'YYYYYY']) {
    expect(await client.confirmCode(code)).toMatchObject(incorrect)
  }
  await client.askForCode(` ${email.toUpperCase()} `)
  expect(await client.confirmCode(first)).toMatchObject(incorrect)
  const code = client.code(email)
  expect(await client.confirmCode(code)).toMatchObject({ status: 200 })
})

test('signing in by code verifies the address of a sign-up that was left', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  await client.beginSignUp(email)
  await client.askForCode(email)
  await client.confirmCode(client.code(email))
  expect(await client.allauth('GET', 'account/email')).toMatchObject({
    body: { data: [{ email, verified: true, primary: true }] },
  })
})

test('a signed-in person gets no useless code', async () => {
  const backend = await testBackend()
  const client = new TestClient(backend)
  client.signInAs(email)
  expect(await client.askForCode(email)).toMatchObject({ status: 200 })
  expect(backend.test.mails()).toEqual([])
})

test('logging out answers 401 to everyone, ends the session and any pending flow', async () => {
  const { client } = await withCode()
  const session = client.cookies.get('sessionid') ?? ''
  const csrf = client.cookies.get('csrftoken')
  const answer = await client.logOut()
  expect(answer.status).toBe(401)
  expect(answer.text).not.toContain('is_pending')
  expect(client.cookies.has('sessionid')).toBe(false)
  expect(client.cookies.get('csrftoken')).toBe(csrf)
  client.cookies.set('sessionid', session)
  const again = await client.session()
  expect(again.text).not.toContain('is_pending')
  expect(again.cookies.join()).toMatch(/sessionid=; Max-Age=0/)
})

test('asking for codes too often says in how many seconds the next one may be asked for', async () => {
  const { backend, client } = await withCode()
  backend.test.limitRates(true)
  backend.test.clock.set(Date.now())
  const ask = () => client.askForCode(email)
  await ask()
  backend.test.clock.advance(15_000)
  for (let i = 0; i < 2; i += 1) expect((await ask()).status).toBe(401)
  const { status, headers } = await ask()
  expect([status, headers.get('Retry-After')]).toEqual([400, '45'])
  backend.test.clock.advance(45_000)
  expect((await ask()).status).toBe(401)
})
