import type { DailyTodoItem } from '@daymark/api'
import { expect, test } from 'vitest'
import { firstDays, historyOf, summaryOf } from './history.ts'

const today = '2026-11-21'
let id = 0

function item(option: number, date: string, status: DailyTodoItem['status']): DailyTodoItem {
  id += 1
  return { id, option, date, status, module: 1, createdAt: '' } as DailyTodoItem
}

test.for([
  [['done', 'done'], 'full'],
  [['done', 'skip'], 'full'],
  [['done', 'todo'], 'some'],
  [['skip', 'skip'], 'passed'],
  [['skip', 'todo'], 'empty'],
  [['todo', 'todo'], 'empty'],
] as const)('a day with %s is %s', ([[one, other], level]) => {
  const history = historyOf([item(1, today, one), item(2, today, other)])
  expect(summaryOf(today, [1, 2], history, today).level).toBe(level)
})

test('a to-do that was added later does not spoil the days before', () => {
  const history = historyOf([item(1, '2026-11-18', 'done'), item(2, '2026-11-20', 'done')])
  expect(firstDays(history).get(2)).toBe('2026-11-20')
  expect(summaryOf('2026-11-18', [1, 2], history, today)).toMatchObject({ total: 1, level: 'full' })
  expect(summaryOf('2026-11-20', [1, 2], history, today)).toMatchObject({ total: 2, level: 'some' })
  expect(summaryOf(today, [1, 2, 3], history, today).total).toBe(3)
})

test('an item that comes twice counts once, as it is now', () => {
  const history = historyOf([item(1, today, 'todo'), item(1, today, 'done')])
  expect(summaryOf(today, [1], history, today)).toMatchObject({ done: 1, total: 1 })
})
