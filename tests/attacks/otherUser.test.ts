import { expect, test } from 'vitest'
import { testBackend } from '../../packages/backend/src/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/src/testing/testClient.ts'

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
