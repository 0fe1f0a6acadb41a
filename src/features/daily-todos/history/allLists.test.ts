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
  expect(openOn('2026-11-21', [1, 2, 3, 4], history, '2026-11-22')).toBe(2)
  expect(openOn('2026-11-20', [1, 2, 3, 4], history, '2026-11-22')).toBe(0)
})

test('counts the days of a week on which nothing was left in any list', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-20', '2026-11-22']
  const history = historyOf(days.flatMap((day) => [item(1, day, 'done'), item(2, day, 'skip')]))
  expect(settledDays('2026-11-22', [1, 2], history)).toBe(5)
})
