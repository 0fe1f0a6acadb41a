import { expect, test } from 'vitest'
import { newPerson } from './person.ts'

test.for([
  '\u2060',
  '\u3164',
  '\u00AD',
  ' \u200B\u200D ',
  '\u{E0041}',
  '\u2800',
  '\u200F\uFE0F',
  '\u0085',
  '\uFFA0\u115F',
  '\u{1D159}',
])('a name or text of %j alone is refused like a blank one', async (text) => {
  const client = await newPerson()
  const blank = (attr: string) => ({ status: 400, body: { errors: [{ code: 'blank', attr }] } })
  const module = await client.create('daily-todos-modules/', { name: 'Morning' })
  const collection = await client.create('inspiration-modules/', { name: 'Quotes' })
  const option = { module, name: 'Walk', text: 'Go' }
  const thought = { module: collection, name: 'Kind', type: 'text', text }
  const path = `daily-todos-modules/${module}/`
  const refused = [
    ['POST', 'daily-todos-modules/', { name: text }, 'name'],
    ['PUT', path, { name: text }, 'name'],
    ['POST', 'daily-todo-options/', { ...option, text }, 'text'],
    ['POST', 'daily-todo-options/', { ...option, name: text }, 'name'],
    ['POST', 'inspiration-options/', thought, 'text'],
  ] as const
  for (const [method, call, body, attr] of refused) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    expect(await client.api(method, call, body), `${method} ${call}`).toMatchObject(blank(attr))
  }
  expect(await client.api('GET', path)).toMatchObject({ body: { name: 'Morning' } })
})

test.for(['👩\u200D🚀', '❤\uFE0F', 'क\u094D\u200Dष'])(
  'invisible characters between others are kept: %s',
  async (name) => {
    const client = await newPerson()
    const made = await client.api('POST', 'daily-todos-modules/', { name: ` ${name} ` })
    expect(made).toMatchObject({ status: 201, body: { name } })
  },
)
