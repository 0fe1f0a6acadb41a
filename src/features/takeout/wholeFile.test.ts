import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wholeFile } from '../../../tests/support/wholeFile.ts'
import { fileSchema, loadTakeouts } from './fileFormat.ts'

interface Described {
  properties?: Record<string, Described>
  additionalProperties?: Described | boolean
  items?: Described
  anyOf?: Described[]
  oneOf?: Described[]
}

/** Returns the paths of all members that a description allows, without the places in lists and the keys of records. */
function describedMembers(schema: Described, path = ''): string[] {
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [] } = schema
  const record = typeof additionalProperties === 'object' ? [additionalProperties] : []
  return [
    ...Object.entries(properties).flatMap(([name, member]) => [
      `${path}.${name}`,
      ...describedMembers(member, `${path}.${name}`),
    ]),
    ...[...record, ...(items ? [items] : [])].flatMap((one) => describedMembers(one, `${path}[]`)),
    ...[...anyOf, ...oneOf].flatMap((one) => describedMembers(one, path)),
  ]
}

/** Returns the paths of the members of a value. Each key may be that of a record. */
function membersOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => [
    `${path}.${key}`,
    ...(Array.isArray(value) ? [] : membersOf(member, `${path}.${key}`)),
    ...membersOf(member, `${path}[]`),
  ])
}

test('the file that the journey of a whole account carries has every member that a file may have', async () => {
  const schema = fileSchema(await loadTakeouts())
  const described = describedMembers(
    z.toJSONSchema(schema, { unrepresentable: 'any' }) as Described,
  )
  expect(described).toContain('.modules[].options[].notes')
  const filled = new Set(membersOf(wholeFile))
  expect(described.filter((path) => !filled.has(path))).toEqual([])
})
