import { expect, test } from 'vitest'
import { signedIn, testBackend } from '../../../testing/testBackend.ts'
import { TestClient } from '../../../testing/testClient.ts'

const invisible = ['\u2060', '\u3164', '\u00AD', ' \u200B\u200D ', '\u{E0041}', '\u2800']

test.each(invisible)('a name or text of %j alone is refused like a blank one', async (text) => {
  const { client } = await signedIn()
  const blank = (attr: string) => ({
    status: 400,
    body: { errors: [{ code: 'blank', attr }] },
  })
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const path = `daily-todos-modules/${module}/`
  expect(await client.api('POST', 'daily-todos-modules/', { name: text })).toMatchObject(
    blank('name'),
  )
  expect(await client.api('PUT', path, { name: text })).toMatchObject(blank('name'))
  const option = { module, name: 'Walk', text }
  expect(await client.api('POST', 'daily-todo-options/', option)).toMatchObject(blank('text'))
  expect(await client.api('GET', path)).toMatchObject({ body: { name: 'Morning' } })
})

test('an invisible name of a passkey is refused like a blank one, and the former name stays', async () => {
  const client = new TestClient(await testBackend())
  const required = { status: 400, body: { errors: [{ code: 'required', param: 'name' }] } }
  expect(await client.signUp('anna@example.com', '\u2060')).toMatchObject(required)
  await client.signUp('anna@example.com', 'Laptop')
  const path = 'account/authenticators'
  const listed = await client.allauth('GET', path)
  const [passkey] = (listed.body as { data: { id: number }[] }).data
  const renamed = { id: passkey?.id, name: '\u3164' }
  expect(await client.allauth('PUT', `${path}/webauthn`, renamed)).toMatchObject(required)
  expect((await client.allauth('GET', path)).text).toContain('Laptop')
})
