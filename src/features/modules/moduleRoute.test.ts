import { expect, test } from 'vitest'
import { moduleKinds } from '../moduleKinds.ts'
import { NotFoundError } from '../../ui/notFoundError.ts'
import { readId, readModule, tables } from './moduleRoute.ts'

test.for(Object.values(moduleKinds))('the segment $slug names its kind', (kind) => {
  const found = readModule({ kind: kind.slug, moduleId: '12' })
  expect(found).toEqual({ kind, moduleId: 12 })
})

test.for([undefined, '', '0', '-1', '1.5', '01', 'one', '1e3', '9'.repeat(16)])(
  'the id %s names nothing',
  (text) => {
    expect(() => readId(text)).toThrow(NotFoundError)
  },
)

test.for([undefined, '', 'nothing', 'constructor'])(
  'no page is below the segment %s, so it leads to the dashboard',
  (kind) => {
    const read = () => readModule({ kind, moduleId: '1' })
    expect(read).toThrow(expect.objectContaining({ status: 302 }))
  },
)

test('no two kinds share a segment or the name of a table', () => {
  const kinds = Object.values(moduleKinds)
  expect(new Set(kinds.map(({ slug }) => slug)).size).toBe(kinds.length)
  const names = kinds.flatMap((kind) => [
    tables.modules(kind),
    tables.options(kind, 1),
    tables.widgets(kind, 1),
  ])
  expect(new Set(names).size).toBe(names.length)
})
