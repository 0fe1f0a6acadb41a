import type { OpenApiDocument } from 'orval'
import { expect, test } from 'vitest'
import { forZod } from './forZod.ts'

/** Returns what a schema of the description becomes. */
function converted(schema: object): unknown {
  const document = { components: { schemas: { Text: schema } } } as unknown as OpenApiDocument
  return forZod(document).components?.schemas?.['Text']
}

/** Every keyword that the description may have beside `type`, with a value. */
const keywords = {
  minLength: 1,
  maxLength: 50,
  enum: ['a', 'b'],
  default: 'a',
  nullable: true,
  examples: ['a'],
  deprecated: true,
}

test.for(Object.entries(keywords))('a trimmed text keeps its %s', ([keyword, value]) => {
  expect(converted({ type: 'string', 'x-trimmed': true, [keyword]: value })).toMatchObject({
    format: 'trimmed',
    [keyword]: value,
  })
})

test.for([
  ['format', 'uri'],
  ['pattern', '^https:'],
])('a trimmed text with a %s of its own is refused, so that it is not lost', ([keyword, value]) => {
  expect(() => converted({ type: 'string', 'x-trimmed': true, [String(keyword)]: value })).toThrow(
    `x-trimmed and ${keyword} exclude each other`,
  )
})

test('a text that is not trimmed keeps both', () => {
  const schema = { type: 'string', format: 'uri', pattern: '^https:' }
  expect(converted(schema)).toEqual(schema)
})

test('a member that another one excludes has no valid value', () => {
  const schema = { type: 'object', properties: { one: { type: 'string' } } }
  expect(converted({ ...schema, not: { required: ['other'] } })).toEqual({
    ...schema,
    properties: { ...schema.properties, other: { enum: [] } },
  })
})

test.for([{ required: ['one', 'other'] }, { required: [] }, { type: 'object' }])(
  'any other "not" is refused, so that it is not lost: %o',
  (not) => {
    expect(() => converted({ type: 'object', not })).toThrow('only a member can be excluded')
  },
)
