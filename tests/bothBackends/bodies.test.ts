import { expect, test } from 'vitest'
import { inState, newPerson } from './person.ts'

/** Resolves with a function that sends a body to both APIs: the statuses, and the code of the content API. */
async function sender() {
  const person = await newPerson()
  const { client: visitor } = await inState('a visitor', {})
  return async (raw: string) => {
    const content = await person.api('POST', 'daily-todos-modules/', undefined, { raw })
    const account = await visitor.allauth('POST', 'auth/code/request', undefined, { raw })
    const { errors = [] } = content.body as { errors?: { code: string }[] }
    return [content.status, errors[0]?.code, account.status]
  }
}

const nested = (depth: number) => `{"name":"x","more":${'['.repeat(depth)}${']'.repeat(depth)}}`

test('a body that is no object is refused, not fatal', async () => {
  const send = await sender()
  for (const raw of ['[]', '"x"', '5', 'true', '[1]']) {
    // oxlint-disable-next-line no-await-in-loop -- one browser
    expect(await send(raw), raw).toEqual([400, 'invalid', 400])
  }
})

test('a body that is nested too deep is refused at the door, whatever its depth', async () => {
  const person = await newPerson()
  // Python's parser gives up at about a thousand.
  const around = Array.from({ length: 24 }, (_, index) => 930 + 3 * index)
  const bodies = [101, 500, ...around, 5000, 40_000].flatMap((depth) => [
    nested(depth),
    `{"name":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
  ])
  const open = ['['.repeat(200_000), '{"a":'.repeat(40_000)]
  for (const raw of [...bodies, nested(120_000), ...open]) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    const answer = await person.api('POST', 'daily-todos-modules/', undefined, { raw })
    expect(answer, raw.slice(0, 99)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'parse_error' }] },
    })
  }
})

test('a body that is not too deep is taken, and brackets in a text are no depth', async () => {
  const person = await newPerson()
  for (const raw of [nested(63), `{"name":"${'[{'.repeat(20)}"}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one person
    const answer = await person.api('POST', 'daily-todos-modules/', undefined, { raw })
    expect(answer.status).toBe(201)
  }
  const raw = `{"name":${'['.repeat(90)}1${']'.repeat(90)}}`
  const asName = await person.api('POST', 'daily-todos-modules/', undefined, { raw })
  expect(asName.status).toBe(400)
  const module = await person.create('daily-todos-modules/', { name: 'Lists' })
  const text = String.raw`\"${'['.repeat(1990)}`
  await person.create('daily-todo-options/', { module, name: 'Brackets', text })
})

test('a body that is too large is refused', async () => {
  const send = await sender()
  const [content, , account] = await send(JSON.stringify({ name: 'x'.repeat(3_000_000) }))
  expect([content, account]).toEqual([413, 413])
})
