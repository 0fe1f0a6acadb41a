import type { DailyTodoStatus } from '@daymark/api'
import { expect, test } from 'vitest'
import { historyOf } from '../../../../../tests/support/unit/pastRead.ts'
import { addDays } from '../../../../lib/days/days.ts'
import { firstDays } from './history.ts'
import { reportOf } from './streaks.ts'

const today = '2026-11-21'
const statuses: Partial<Record<string, DailyTodoStatus>> = { d: 'done', s: 'skip', t: 'todo' }

/** The days up to today, the last letter being today: d done, s skipped, t open, - without an item. */
function report(days: string) {
  const from = addDays(today, 1 - days.length)
  const items = [...days].flatMap((letter, index) => {
    const status = statuses[letter]
    return status ? [{ option: 1, date: addDays(from, index), status }] : []
  })
  const history = historyOf(items)
  return reportOf(1, { history, first: firstDays(history, [1]), today })
}

test.for([
  ['ddd', 3, 3],
  ['dd-', 2, 2],
  ['ddt', 2, 2],
  ['dd-d', 1, 2],
  ['dd--', 0, 2],
  ['ddt-', 0, 2],
  ['dsd', 2, 2],
  ['dssd', 2, 2],
  ['sd', 1, 1],
  ['ds', 1, 1],
  ['ss', 0, 0],
  ['d-s', 0, 1],
  ['ddd-dds', 2, 3],
  ['ddsd-dsd', 2, 3],
  // There is no streak before the first day.
  ['', 0, 0],
] as const)('%s is a streak of %i, the longest %i', ([days, present, longest]) => {
  expect(report(days).streaks).toEqual({ present, longest, unit: 'days' })
})

test.for([
  ['ddd', 3, 3],
  // Today may still be done: until then it counts neither way.
  ['ddt', 2, 2],
  ['dd-', 2, 2],
  ['d-d', 2, 3],
  // A skipped day counts neither for nor against.
  ['dsd', 2, 2],
  ['dtsd', 2, 3],
  // Nothing counts before the first day.
  ['---d', 1, 1],
  ['', 0, 0],
] as const)('of %s %i days of %i are done', ([days, done, counted]) => {
  expect(report(days)).toMatchObject({ done, days: counted })
})

test('only the last thirty days count, and streaks go back further', () => {
  expect(report('d'.repeat(45))).toEqual({
    done: 30,
    days: 30,
    streaks: { present: 45, longest: 45, unit: 'days' },
  })
})

test('days on which a to-do was there without an item count as missed', () => {
  const history = historyOf([
    { option: 2, date: addDays(today, -9), status: 'done' },
    { option: 1, date: today, status: 'done' },
  ])
  const first = firstDays(history, [1, 2, 3])
  expect(reportOf(1, { history, first, today })).toMatchObject({ done: 1, days: 10 })
  expect(reportOf(3, { history, first, today })).toMatchObject({ done: 0, days: 0 })
})
