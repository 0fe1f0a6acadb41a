import { expect, test } from 'vitest'
import { openOn, settledDays } from './allLists.ts'
import { historyOf } from './history.ts'

const item = (option: number, date: string, status: 'todo' | 'skip' | 'done') => ({
  option,
  date,
  status,
})

test('counts what was left of a day, without to-dos that came later', () => {
  const history = historyOf([
    item(1, '2026-11-20', 'done'),
    item(2, '2026-11-20', 'done'),
    item(3, '2026-11-20', 'skip'),
    item(1, '2026-11-21', 'done'),
    item(3, '2026-11-21', 'todo'),
    item(4, '2026-11-22', 'done'),
  ])
  // 1 is done, 2 has no status, 3 is open, 4 came a day later.
  expect(openOn('2026-11-21', [[1, 2, 3, 4]], history, '2026-11-22')).toBe(2)
  expect(openOn('2026-11-20', [[1, 2, 3, 4]], history, '2026-11-22')).toBe(0)
})

test('counts the days of a week on which nothing was left in any list', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-20', '2026-11-22']
  const history = historyOf(days.flatMap((day) => [item(1, day, 'done'), item(2, day, 'skip')]))
  expect(settledDays('2026-11-22', [[1, 2]], history)).toBe(5)
})

test('to-dos that were never touched are left, but not those of a list that was made today', () => {
  const [yesterday, today] = ['2026-11-21', '2026-11-22']
  const history = historyOf([
    item(3, yesterday, 'done'),
    item(1, today, 'done'),
    item(4, today, 'done'),
  ])
  expect(
    openOn(
      yesterday,
      [
        [1, 2, 3],
        [4, 5],
      ],
      history,
      today,
    ),
  ).toBe(2)
  expect(
    settledDays(
      today,
      [
        [1, 2, 3],
        [4, 5],
      ],
      history,
    ),
  ).toBe(0)
  // An older list is not as old as a list that was imported with its past.
  expect(openOn(yesterday, [[1, 2], [3]], history, today)).toBe(0)
})
