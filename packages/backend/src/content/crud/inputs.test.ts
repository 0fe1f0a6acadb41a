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

test('a body of null is no object', async () => {
  const { client } = await signedIn()
  const raw = 'null'
  expect(await client.api('POST', 'daily-todos-modules/', undefined, { raw })).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'invalid', attr: 'non_field_errors' }] },
  })
})

test.for([
  ['daily-todo-options/?module=', 400, { code: 'invalid_choice', attr: 'module' }],
  ['daily-todo-items/?date=', 400, { code: 'invalid', attr: 'date' }],
  ['daily-todos-modules/?page=', 404, { code: 'not_found', detail: 'Invalid page.' }],
] as const)('%s without a value is refused', async ([path, status, error]) => {
  const { client } = await signedIn()
  expect(await client.api('GET', path)).toMatchObject({ status, body: { errors: [error] } })
})

// Django names the place within the member, too.
test.for([
  ['unfolded', { day: '2026-02-30', modules: [] }],
  ['cards', { dailyTodos: ['1'] }],
  ['hues', { 1: 'Sea green' }],
] as const)('the preference %s is refused by its name alone', async ([attr, value]) => {
  const { client } = await signedIn()
  expect(await client.api('PATCH', 'preferences/', { [attr]: value })).toMatchObject({
    status: 400,
    body: { errors: [{ attr }] },
  })
})
