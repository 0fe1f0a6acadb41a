import { expect, test } from 'vitest'
import { testBackend } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'

/** Returns a person with a module and an option, whose inputs the tests vary. */
async function withOption() {
  const client = new TestClient(await testBackend())
  client.signInAs('anna@example.com')
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const body = { module, name: 'Run', text: 'Go for a run' }
  return { client, module, option: await client.create('daily-todo-options/', body) }
}

test.each([
  ['name', undefined, 'required'],
  ['name', null, 'null'],
  ['name', '', 'blank'],
  ['name', '   ', 'blank'],
  ['name', true, 'invalid'],
  ['name', 5, 'invalid'],
  ['name', ['a'], 'invalid'],
  ['name', { a: 1 }, 'invalid'],
  ['name', 'a\0b', 'null_characters_not_allowed'],
  ['text', undefined, 'required'],
  ['text', null, 'null'],
  ['text', '', 'blank'],
  ['module', undefined, 'required'],
  ['module', null, 'null'],
  ['module', 99999, 'does_not_exist'],
  ['module', 'abc', 'incorrect_type'],
  ['module', true, 'incorrect_type'],
  ['module', { id: 2 }, 'incorrect_type'],
  ['module', 1.5, 'incorrect_type'],
  ['module', 0, 'does_not_exist'],
])('an option whose %s is %j is refused as %s', async (field, value, code) => {
  const { client, module } = await withOption()
  const body = { module, name: 'n', text: 't', [field]: value }
  const answer = await client.api('POST', 'daily-todo-options/', body)
  expect(answer).toMatchObject({ status: 400, body: { type: 'validation_error' } })
  const { errors } = answer.body as { errors: { code: string; attr: string }[] }
  expect(errors).toEqual([expect.objectContaining({ code, attr: field })])
})

test.each([
  ['name', 50],
  ['text', 2000],
])(
  'an option whose %s has more than %i characters is refused, one with as many is kept',
  async (field, most) => {
    const { client, module } = await withOption()
    const body = { module, name: 'n', text: 't' }
    const longest = '😀'.repeat(most)
    expect(
      await client.api('POST', 'daily-todo-options/', { ...body, [field]: `${longest}x` }),
    ).toMatchObject({ status: 400, body: { errors: [{ code: 'max_length', attr: field }] } })
    expect(
      await client.api('POST', 'daily-todo-options/', { ...body, [field]: longest }),
    ).toMatchObject({ status: 201, body: { [field]: longest } })
  },
)

test.each([
  ['name', '  pad  ', 'pad'],
  ['text', 'a\nb', 'a\nb'],
])('an option whose %s is %j is kept as %j', async (field, value, kept) => {
  const { client, module } = await withOption()
  const body = { module, name: 'n', text: 't', [field]: value }
  expect(await client.api('POST', 'daily-todo-options/', body)).toMatchObject({
    status: 201,
    body: { module, [field]: kept },
  })
})

test('all faulty fields are reported at once, in the order of the description', async () => {
  const { client } = await withOption()
  expect(await client.api('POST', 'daily-todo-options/', {})).toMatchObject({
    body: { errors: [{ attr: 'module' }, { attr: 'name' }, { attr: 'text' }] },
  })
})

test.each([
  ['date', 'abc', 'invalid'],
  ['date', '2026-02-30', 'invalid'],
  ['date', '2026-03-01T10:00:00Z', 'invalid'],
  ['date', 20260301, 'invalid'],
  ['date', '', 'invalid'],
  ['date', null, 'null'],
  ['status', 'later', 'invalid_choice'],
  ['status', 'TODO', 'invalid_choice'],
  ['status', '', 'invalid_choice'],
  ['status', 1, 'invalid_choice'],
  ['status', null, 'null'],
  ['option', 'x', 'incorrect_type'],
  ['option', 99999, 'does_not_exist'],
])('an item whose %s is %j is refused as %s', async (field, value, code) => {
  const { client, module, option } = await withOption()
  const body = { module, date: '2026-03-01', option, status: 'todo', [field]: value }
  expect(await client.api('POST', 'daily-todo-items/', body)).toMatchObject({
    status: 400,
    body: { errors: [{ code, attr: field }] },
  })
})

test('a filter that is not a module or a day of the caller is refused', async () => {
  const { client } = await withOption()
  for (const value of ['abc', '', '0', '99999', '1e0', '0x1']) {
    expect(await client.api('GET', `daily-todo-options/?module=${value}`), value).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_choice', attr: 'module' }] },
    })
  }
  for (const value of ['abc', '', '2026-13-01', '20260101', '2026-01-01T00:00:00Z']) {
    expect(await client.api('GET', `daily-todo-items/?date=${value}`), value).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid', attr: 'date' }] },
    })
  }
  expect(await client.api('GET', 'daily-todo-options/?unknown=1')).toMatchObject({ status: 200 })
})
