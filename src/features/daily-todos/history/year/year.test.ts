import { expect, test } from 'vitest'
import { historyOf } from '../../../../../tests/support/unit/pastRead.ts'
import { addDays } from '../../../../lib/days/days.ts'
import { firstDays, summariser } from '../past/history.ts'
import {
  bestWeekday,
  countOf,
  type DayParts,
  monthsOf,
  partsOf,
  percentOf,
  scoreOf,
  streaksOfParts,
} from './year.ts'

const today = '2026-11-23'

/** Returns the days up to yesterday, the oldest first, and an open today. */
function days(parts: readonly (number | null)[]): DayParts {
  return new Map([
    ...parts.map((part, index) => [addDays(today, index - parts.length), part] as const),
    [today, 0] as const,
  ])
}

test('the score is the share of days done, and recent ones weigh more', () => {
  expect(scoreOf(days([]), today)).toBeUndefined()
  expect(scoreOf(days([1, 1, 1]), today)).toBe(1)
  expect(scoreOf(days([0, 0]), today)).toBe(0)
  const fell = scoreOf(days([...Array.from({ length: 60 }, () => 1), 0]), today) ?? 0
  // One missed day after two good months costs little.
  expect(fell).toBeGreaterThan(0.93)
  expect(fell).toBeLessThan(1)
  expect(scoreOf(days([0, 1]), today)).toBeGreaterThan(scoreOf(days([1, 0]), today) ?? 1)
})

test('a missed day weighs half as much after thirteen days', () => {
  const weightOf = (ago: number) => {
    const parts = Array.from({ length: 365 }, (_, index) => (index === 365 - ago ? 0 : 1))
    return 1 - (scoreOf(days(parts), today) ?? 0)
  }
  expect(weightOf(14) / weightOf(1)).toBeCloseTo(0.5, 5)
})

test('a skipped day changes no score', () => {
  expect(scoreOf(days([1, null, 0]), today)).toBe(scoreOf(days([1, 0]), today))
})

test('a skipped to-do counts neither as done nor as missed', () => {
  const day = (date: string, ...statuses: ('todo' | 'skip' | 'done')[]) =>
    statuses.map((status, index) => ({ option: index + 1, date, status }))
  const history = historyOf([
    ...day('2026-11-20', 'done', 'skip', 'todo'),
    ...day('2026-11-21', 'skip', 'skip', 'todo'),
    ...day('2026-11-22', 'skip', 'skip', 'skip'),
    ...day(today, 'done', 'skip', 'skip'),
  ])
  const first = firstDays(history, [1, 2, 3])
  const sumUp = summariser([1, 2, 3], first, today)
  const parts = partsOf({
    today,
    history,
    first,
    knows: () => true,
    summary: (one) => (one < '2026-11-20' ? undefined : sumUp(one, history)),
  })
  expect([...parts.values()]).toEqual([0.5, 0, null, 1])
})

test('the best weekday needs four weeks, and must be better than the others', () => {
  const week = [0, 1, 0, 0.5, 0, 0, 0]
  // 28 days before a Monday begin on a Monday: the second of each seven is a Tuesday.
  const best = bestWeekday(days([...week, ...week, ...week, ...week]), today)
  expect(new Date(best ?? '').getUTCDay()).toBe(2)
  expect(bestWeekday(days([...week, ...week]), today)).toBeUndefined()
  expect(bestWeekday(days(Array.from({ length: 60 }, () => 1)), today)).toBeUndefined()
})

test('weekends that are always skipped do not hide the best weekday', () => {
  const week = [0, 1, 0, 0.5, 0, null, null]
  const best = bestWeekday(days([...week, ...week, ...week, ...week]), today)
  expect(new Date(best ?? '').getUTCDay()).toBe(2)
})

test('a month says how many of its days were complete, without a today that is open', () => {
  const parts = new Map([
    ['2026-10-31', 1],
    ['2026-11-01', 1],
    ['2026-11-02', 0.5],
    ['2026-11-03', null],
    [today, 0.5],
  ])
  expect(monthsOf(parts, today)).toEqual([
    { month: '2026-11', done: 1, days: 2 },
    { month: '2026-10', done: 1, days: 1 },
  ])
})

test('days are counted since a day, and only complete ones make a streak', () => {
  const parts = days([1, 1, 0.5, 1, null, 1])
  expect(countOf(parts, addDays(today, -6), today)).toEqual({ done: 4, days: 5 })
  expect(countOf(parts, addDays(today, -2), today)).toEqual({ done: 1, days: 1 })
  expect(streaksOfParts(parts, today)).toEqual({ present: 2, longest: 2 })
})

test('the share is that of to-dos and not of days, without skipped ones and without a today that is open', () => {
  const of = (counts: Record<string, [done: number, skipped: number, total: number]>) => ({
    today,
    summary(day: string) {
      const [done = 0, skipped = 0, total = 0] = counts[day] ?? []
      return total === 0
        ? undefined
        : { done, skipped, total, isDayOff: false, isExtra: false, level: 'some' as const }
    },
  })
  const since = addDays(today, -29)
  // Ten of fifteen, although the days on average are done by three quarters.
  const days = { '2026-11-21': [5, 0, 5], '2026-11-22': [5, 0, 10] } as const
  expect(percentOf(of({ ...days, [today]: [0, 0, 5] } as never), since, today)).toBe(67)
  expect(percentOf(of({ '2026-11-22': [2, 3, 5] }), since, today)).toBe(100)
  expect(percentOf(of({ '2026-11-22': [0, 5, 5] }), since, today)).toBeUndefined()
  // Only everything is a hundred.
  expect(percentOf(of({ '2026-11-22': [999, 0, 1000] }), since, today)).toBe(99)
  // The first day of all counts as far as it is done.
  expect(percentOf(of({ [today]: [1, 0, 4] }), since, today)).toBe(25)
  expect(percentOf(of({ '2026-10-01': [1, 0, 1] }), since, today)).toBeUndefined()
})
