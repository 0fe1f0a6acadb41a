import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/testBackend.ts'

// Django reads a number as a text, a text as a number, and an empty filter as none. This backend takes what the description says.

test.for([
  ['name', 5, 'invalid'],
  ['module', '1', 'incorrect_type'],
  ['module', 1.5, 'incorrect_type'],
] as const)('an option whose %s is %j is refused as %s', async ([field, value, code]) => {
  const { client } = await signedIn()
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const option = { module, name: 'n', text: 't', [field]: value }
  expect(await client.api('POST', 'daily-todo-options/', option)).toMatchObject({
    status: 400,
    body: { errors: [{ code, attr: field }] },
  })
})

test.for([
  ['daily-todo-options/?module=', 400],
  ['daily-todo-items/?date=', 400],
  ['daily-todos-modules/?page=', 404],
] as const)('%s without a value is refused', async ([path, status]) => {
  const { client } = await signedIn()
  expect(await client.api('GET', path)).toMatchObject({ status })
})
