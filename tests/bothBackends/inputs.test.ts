import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

/** No days: each has zeros in front, and exists. */
const notDays = [
  'abc',
  '2026-2-3',
  '2026-02-3',
  '26-02-03',
  '2026-02-30',
  '2026/02/03',
  '\u0662026-02-03',
]

async function withModule() {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const add = (members: object) =>
    client.api('POST', 'daily-todo-options/', { module, name: 'n', text: 't', ...members })
  return { client, module, add }
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

test.for([...notDays, '2026-13-01', '20260101', '2026-01-01T00:00:00Z'])(
  'a filter for the day %j is refused',
  async (date) => {
    const { client } = await withModule()
    expect(await client.api('GET', `daily-todo-items/?date=${date}`)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid', attr: 'date' }] },
    })
  },
)

test.for(notDays)('an item of the day %j is refused', async (date) => {
  const { client, module, add } = await withModule()
  const option = ((await add({})).body as { id: number }).id
  const refused = { status: 400, body: { errors: [{ code: 'invalid', attr: 'date' }] } }
  const item = { module, option, date, status: 'done' }
  expect(await client.api('POST', 'daily-todo-items/', item)).toMatchObject(refused)
  const collection = await client.create('inspiration-modules/', { name: 'Quotes' })
  const drawn = { module: collection, date }
  expect(await client.api('POST', 'inspiration-items/', drawn)).toMatchObject(refused)
})

test('a page has one to a hundred results', async () => {
  const client = await newPerson()
  for (const size of ['0', '101', '1000', '-1', 'x', '1.5', '', '\u0662']) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    expect(await client.api('GET', `daily-todos-modules/?page_size=${size}`), size).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid', attr: 'page_size' }] },
    })
  }
  for (const size of ['1', '99', '100']) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    const { status } = await client.api('GET', `daily-todos-modules/?page_size=${size}`)
    expect(status, size).toBe(200)
  }
})
