import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

async function withModule() {
  const client = await newPerson()
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const add = (members: object) =>
    client.api('POST', 'daily-todo-options/', { module, name: 'n', text: 't', ...members })
  return { add }
}

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
