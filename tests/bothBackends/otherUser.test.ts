import { expect, test } from 'vitest'
import type { TestClient } from '@daymark/backend/testing/testClient.ts'
import { newPerson } from './person.ts'

/** Resolves with the browser in which Bert is signed in, and the header of a page that still shows Anna, or Bert. */
async function twoPeople() {
  const [anna, bert] = await Promise.all([newPerson(), newPerson()])
  const pageOf = async (person: TestClient) => {
    const { body } = await person.session()
    const { id } = (body as { data: { user: { id: number } } }).data.user
    return { headers: { 'X-Daymark-User': String(id) } }
  }
  return { anna, client: bert, ofAnna: await pageOf(anna), ofBert: await pageOf(bert) }
}

test('a page of one person writes and reads nothing once another one is signed in in its browser', async () => {
  const { anna, client, ofAnna, ofBert } = await twoPeople()
  const module = await anna.create('daily-todos-modules/', { name: 'Of Anna' })
  const refused = { status: 409, body: { errors: [{ code: 'other_user', attr: null }] } }
  for (const [method, path, body] of [
    ['POST', 'daily-todos-modules/', { name: 'Of Anna too' }],
    ['POST', 'daily-todos-modules/', {}],
    ['PUT', `daily-todos-modules/${module}/`, { name: 'x' }],
    ['POST', 'file-uploads/', { fileName: 'cat.png' }],
    ['GET', 'widgets/', undefined],
    ['DELETE', 'account/', undefined],
  ] as const) {
    expect(await client.api(method, path, body, ofAnna), path).toMatchObject(refused)
  }
  const name = { name: 'Of Bert' }
  expect(await client.api('POST', 'daily-todos-modules/', name, ofBert)).toMatchObject({
    status: 201,
  })
  expect(await client.api('POST', 'daily-todos-modules/', name)).toMatchObject({ status: 201 })
  expect(await client.api('GET', 'daily-todos-modules/')).toMatchObject({
    body: { results: [{ name: 'Of Bert' }, { name: 'Of Bert' }] },
  })
  await client.allauth('DELETE', 'auth/session')
  expect(await client.api('GET', 'widgets/', undefined, ofBert)).toMatchObject({ status: 401 })
})

test('a page of one person changes nothing in the account of another one, and may log them out', async () => {
  const { client, ofAnna, ofBert } = await twoPeople()
  const second = { email: 'second@example.com' }
  for (const [method, path, body] of [
    ['POST', 'account/email', second],
    ['DELETE', 'account/email', { email: 'bert@example.com' }],
    ['DELETE', 'account/authenticators/webauthn', { authenticators: [1] }],
    ['DELETE', 'auth/sessions', { sessions: [1] }],
  ] as const) {
    const answer = await client.allauth(method, path, body, ofAnna)
    expect(answer, path).toMatchObject({ status: 409, body: { status: 409 } })
  }
  expect((await client.allauth('GET', 'account/email')).text).not.toContain(second.email)
  expect((await client.allauth('POST', 'account/email', second, ofBert)).status).toBe(200)
  expect((await client.allauth('DELETE', 'auth/session', undefined, ofAnna)).status).toBe(401)
  // A visitor has no account that a change of another page could harm.
  const visitor = await client.allauth('POST', 'auth/code/request', second, ofAnna)
  expect(visitor.status).toBe(401)
})
