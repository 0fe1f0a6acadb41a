import { expect, test } from 'vitest'
import { addDays } from '../../../lib/days/days.ts'
import { firstDays, historyOf } from './history.ts'
import { reportOf } from './report.ts'

const today = '2026-11-21'
const statuses = { d: 'done', s: 'skip', t: 'todo' } as const

/** The days up to today, the last letter being today; a dot is a day without an item. */
function report(days: string) {
  const from = addDays(today, 1 - days.length)
  const items = [...days].flatMap((letter, index) =>
    letter in statuses
      ? [
          {
            option: 1,
            date: addDays(from, index),
            status: statuses[letter as keyof typeof statuses],
          },
        ]
      : [],
  )
  const history = historyOf(items)
  return reportOf(1, { history, first: firstDays(history, [1]), today })
}

test.for([
  ['ddd', 3, 3],
  // Today may still be done: until then it counts neither way.
  ['ddt', 2, 2],
  ['dd.', 2, 2],
  ['d.d', 2, 3],
  // A skipped day counts neither for nor against.
  ['dsd', 2, 2],
  ['dtsd', 2, 3],
  // Nothing counts before the first day.
  ['...d', 1, 1],
  ['', 0, 0],
] as const)('of %s %i days of %i are done', ([days, done, counted]) => {
  expect(report(days)).toMatchObject({ done, days: counted })
})

test('only the last thirty days count, and streaks go back further', () => {
  expect(report('d'.repeat(45))).toEqual({
    done: 30,
    days: 30,
    streaks: { present: 45, longest: 45 },
  })
})

test('a skipped day neither breaks a streak nor counts for it', () => {
  expect(report('ddsd.dsd').streaks).toEqual({ present: 2, longest: 3 })
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
