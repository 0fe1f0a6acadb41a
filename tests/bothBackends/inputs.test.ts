import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

async function withModule() {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const add = (members: object) =>
    client.api('POST', 'daily-todo-options/', { module, name: 'n', text: 't', ...members })
  return { client, add }
}

test.for([
  ['name', true, 'invalid'],
  ['name', ['a'], 'invalid'],
  ['name', null, 'null'],
  ['name', '  ', 'blank'],
  ['text', undefined, 'required'],
  ['module', undefined, 'required'],
  ['module', 'one', 'incorrect_type'],
  ['module', null, 'null'],
  ['module', 0, 'does_not_exist'],
] as const)('an option whose %s is %j is refused as %s', async ([field, value, code]) => {
  const { add } = await withModule()
  const { status, body } = await add({ [field]: value })
  expect(status).toBe(400)
  const { errors } = body as { errors: unknown[] }
  expect(errors).toEqual([expect.objectContaining({ code, attr: field })])
})

test.for([
  ['name', 50],
  ['text', 2000],
] as const)(
  'an option whose %s has more than %i characters is refused, one with as many is kept',
  async ([field, most]) => {
    const { add } = await withModule()
    const longest = '😀'.repeat(most)
    expect(await add({ [field]: `${longest}x` })).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'max_length', attr: field }] },
    })
    expect(await add({ [field]: longest })).toMatchObject({
      status: 201,
      body: { [field]: longest },
    })
  },
)

test('the spaces around a text are not kept, a new line in it is', async () => {
  const { add } = await withModule()
  expect(await add({ name: '  pad  ', text: 'a\nb' })).toMatchObject({
    body: { name: 'pad', text: 'a\nb' },
  })
})

test.for(['abc', '0', '99999', '1e0', '0x1'])(
  'a filter for the module %j is refused',
  async (module) => {
    const { client } = await withModule()
    expect(await client.api('GET', `daily-todo-options/?module=${module}`)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_choice', attr: 'module' }] },
    })
  },
)

test.for(['abc', '2026-13-01', '20260101', '2026-01-01T00:00:00Z'])(
  'a filter for the day %j is refused',
  async (date) => {
    const { client } = await withModule()
    expect(await client.api('GET', `daily-todo-items/?date=${date}`)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid', attr: 'date' }] },
    })
  },
)
