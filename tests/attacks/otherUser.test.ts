import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'

test('a page of one person writes and reads nothing once another one is signed in in its browser', async () => {
  const client = new TestClient(await testBackend())
  const anna = client.signInAs('anna@example.com')
  const module = await client.create('daily-todos-modules/', { name: 'Of Anna' })
  const bert = client.signInAs('bert@example.com')
  const as = (id: number | string) => ({ headers: { 'X-Daymark-User': String(id) } })
  const refused = { status: 409, body: { errors: [{ code: 'other_user', attr: null }] } }
  for (const [method, path, body] of [
    ['POST', 'daily-todos-modules/', { name: 'Of Anna too' }],
    ['POST', 'daily-todos-modules/', {}],
    ['PUT', `daily-todos-modules/${module}/`, { name: 'x' }],
    ['POST', 'file-uploads/', { fileName: 'cat.png' }],
    ['GET', 'widgets/', undefined],
  ] as const) {
    expect(await client.api(method, path, body, as(anna)), path).toMatchObject(refused)
  }
  const name = { name: 'Of Bert' }
  expect(await client.api('POST', 'daily-todos-modules/', name, as(bert))).toMatchObject({
    status: 201,
  })
  expect(await client.api('POST', 'daily-todos-modules/', name)).toMatchObject({ status: 201 })
  expect(await client.api('GET', 'daily-todos-modules/')).toMatchObject({
    body: { results: [{ name: 'Of Bert' }, { name: 'Of Bert' }] },
  })
  await client.allauth('DELETE', 'auth/session')
  expect(await client.api('GET', 'widgets/', undefined, as(bert))).toMatchObject({ status: 401 })
})

test('a page of one person changes nothing in the account of another one, and may log them out', async () => {
  const client = new TestClient(await testBackend())
  const anna = client.signInAs('anna@example.com')
  const bert = client.signInAs('bert@example.com')
  const as = (id: number) => ({ headers: { 'X-Daymark-User': String(id) } })
  const second = { email: 'second@example.com' }
  for (const [method, path, body] of [
    ['POST', 'account/email', second],
    ['DELETE', 'account/email', { email: 'bert@example.com' }],
    ['DELETE', 'account/authenticators/webauthn', { authenticators: [1] }],
    ['DELETE', 'auth/sessions', { sessions: [1] }],
  ] as const) {
    const answer = await client.allauth(method, path, body, as(anna))
    expect(answer, path).toMatchObject({ status: 409, body: { status: 409 } })
  }
  expect((await client.allauth('GET', 'account/email')).text).not.toContain(second.email)
  expect((await client.allauth('POST', 'account/email', second, as(bert))).status).toBe(200)
  expect((await client.allauth('DELETE', 'auth/session', undefined, as(anna))).status).toBe(401)
  // A visitor has no account that a change of another page could harm.
  const visitor = await client.allauth('POST', 'auth/code/request', second, as(anna))
  expect(visitor.status).toBe(401)
})
