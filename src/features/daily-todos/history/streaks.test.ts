import { expect, test } from 'vitest'
import { addDays } from '../../../lib/days/days.ts'
import { type StreakDay, streaksOf } from './streaks.ts'

const today = '2026-11-21'

/** The days up to today, the last letter being today: d done, s skipped, - open. */
function streaks(days: string) {
  const from = addDays(today, 1 - days.length)
  const meanings: Record<string, StreakDay> = { d: 'counts', s: 'passes', '-': 'breaks' }
  return streaksOf(from, today, (day) => {
    const index = Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000)
    return meanings[days[index] ?? '-'] ?? 'breaks'
  })
}

test.for([
  ['ddd', 3, 3],
  ['dd-', 2, 2],
  ['dd-d', 1, 2],
  ['dd--', 0, 2],
  ['dsd', 2, 2],
  ['dssd', 2, 2],
  ['sd', 1, 1],
  ['ds', 1, 1],
  ['ss', 0, 0],
  ['d-s', 0, 1],
  ['ddd-dds', 2, 3],
  ['', 0, 0],
] as const)('%s is a streak of %i, the longest %i', ([days, present, longest]) => {
  expect(streaks(days)).toEqual({ present, longest })
})

test('there is no streak before the first day', () => {
  expect(streaksOf(undefined, today, () => 'counts')).toEqual({ present: 0, longest: 0 })
})
