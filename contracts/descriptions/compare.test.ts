import { expect, test } from 'vitest'
import { compareDescriptions } from './compare.ts'
import type { Document, Operation, Schema } from './document.ts'

const text: Schema = { type: 'string' }
const object = (
  properties: Record<string, Schema>,
  required = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
})
const answering = (schema: Schema): Operation => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
})
const taking = (schema: Schema): Operation => ({
  requestBody: { content: { 'application/json': { schema } } },
})
const describe = (get: Operation, path = '/things/{id}/'): Document => ({
  paths: { [path]: { get } },
})
const compare = (ours: Operation, theirs: Operation) =>
  compareDescriptions(describe(ours), describe(theirs)).map((line) => line.replace(/^.*?: /, ''))

test('says nothing when a backend offers more than the client reads', () => {
  const ours = answering(object({ id: { type: 'integer' } }))
  const theirs = answering(object({ id: { type: 'number' }, extra: text }))
  expect(compareDescriptions(describe(ours), describe(theirs, '/things/{pk}/'))).toEqual([])
})

test('names a call that the backend does not describe', () => {
  expect(compareDescriptions(describe({}), { paths: {} })).toEqual([
    'GET /things/{}/: the backend does not describe it',
  ])
})

test('names a query parameter that the backend does not describe', () => {
  const parameters = [{ name: 'page', in: 'query' }]
  expect(compare({ parameters }, {})).toEqual(['the query parameter page is not described'])
})

test('names a field that an answer lacks, however deep it is', () => {
  const page = (result: Schema) => answering(object({ results: { type: 'array', items: result } }))
  const ours = page(object({ id: text, name: text }))
  expect(compare(ours, page(object({ id: text, title: text })))).toEqual([
    '200: results[].name is missing',
  ])
})

test('names a field that may be missing, null or of another type', () => {
  const ours = answering(object({ a: text, b: text, c: text }))
  const theirs = answering(
    object({ a: text, b: { type: ['string', 'null'] }, c: { type: 'integer' } }, ['b', 'c']),
  )
  expect(compare(ours, theirs)).toEqual([
    '200: a may be missing',
    '200: b can be null',
    '200: c can be number',
  ])
})

test('names values that the client does not know', () => {
  const status = (...values: string[]) => answering(object({ status: { enum: values } }))
  expect(compare(status('todo', 'done'), status('todo', 'done', 'late'))).toEqual([
    '200: status can be "late"',
  ])
})

test('names what the backend would refuse', () => {
  const ours = taking(object({ name: { ...text, maxLength: 50 }, kind: { enum: ['a', 'b'] } }))
  const theirs = taking(
    object({ name: { ...text, maxLength: 30 }, kind: { enum: ['a'] }, owner: text }),
  )
  expect(compare(ours, theirs)).toEqual([
    'the backend wants owner, which is not sent',
    'the backend takes 30 characters of name, not 50',
    'the backend does not take "b" as kind',
  ])
})

test('looks through references and alternatives', () => {
  const variants: Schema = {
    oneOf: [object({ type: text, image: text }), object({ type: text, text })],
  }
  const theirs = describe(answering({ $ref: '#/components/Thing' }))
  const document = { ...theirs, components: { Thing: variants } }
  expect(compareDescriptions(describe(answering(object({ type: text, text }))), document)).toEqual([
    'GET /things/{}/: 200: text may be missing',
  ])
})
