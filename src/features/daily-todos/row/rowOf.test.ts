import { expect, test } from 'vitest'
import { unreadPast } from './todoDay.ts'
import { rowOf } from './TodoRow.tsx'

const option = { id: 1, module: 1, name: 'Walk', text: 'Walk' }
const place = { module: 1, date: '2026-11-28', option: 1, name: 'Walk' }
const choice = (hasWaited: boolean) =>
  new Map([[1, { ...place, status: 'done' as const, hasWaited }]])
const written = (hasWaited: boolean) => new Map([[1, { ...place, note: 'In the rain', hasWaited }]])

test.each([
  ['its status', choice(true), written(false), true],
  ['its note', choice(false), written(true), true],
  ['neither', choice(false), written(false), false],
])('a row waits when %s has waited', (_what, chosen, notes, isWaiting) => {
  const day = { date: place.date, items: new Map(), chosen, notes, past: unreadPast, choices: [] }
  expect(rowOf(day, option)).toMatchObject({ isWaiting, note: 'In the rain', status: 'done' })
})
