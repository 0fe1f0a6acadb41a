import type { DailyTodoItem } from '@daymark/api'
import { expect, test } from 'vitest'
import { firstDays, type History, historyOf, summariser, withItems } from './history.ts'

const today = '2026-11-21'
let id = 0

function summaryOf(day: string, options: readonly number[], history: History) {
  return summariser(options, firstDays(history, options), today)(day, history.get(day))
}

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
  expect(summaryOf(today, [1, 2], history).level).toBe(level)
})

test('a to-do that was added later does not spoil the days before', () => {
  const history = historyOf([item(1, '2026-11-18', 'done'), item(2, '2026-11-20', 'done')])
  expect(firstDays(history, [1, 2]).get(2)).toBe('2026-11-20')
  expect(summaryOf('2026-11-18', [1, 2], history)).toMatchObject({ total: 1, level: 'full' })
  expect(summaryOf('2026-11-20', [1, 2], history)).toMatchObject({ total: 2, level: 'some' })
  expect(summaryOf(today, [1, 2, 3], history).total).toBe(3)
})

test('a to-do without an item is as old as one that was made after it', () => {
  const history = historyOf([item(3, '2026-11-18', 'done'), item(1, today, 'done')])
  expect([...firstDays(history, [1, 2, 3, 4])]).toEqual([
    [3, '2026-11-18'],
    [2, '2026-11-18'],
    [1, '2026-11-18'],
  ])
  expect(summaryOf('2026-11-18', [1, 2, 3, 4], history)).toMatchObject({ total: 3, level: 'some' })
})

test('an item that comes twice counts once, as it is now', () => {
  const history = historyOf([item(1, today, 'todo'), item(1, today, 'done')])
  expect(summaryOf(today, [1], history)).toMatchObject({ done: 1, total: 1 })
})

test('a day without zeros in front is the same day', () => {
  const history = historyOf([item(1, '2026-3-4', 'done'), item(2, '2026-03-04', 'skip')])
  expect(summaryOf('2026-03-04', [1, 2], history)).toMatchObject({ total: 2, level: 'full' })
})

test('a choice sums up only its own day again', () => {
  const past = historyOf([item(1, '2026-11-20', 'done'), item(1, today, 'todo')])
  const chosen = withItems(past, [item(1, today, 'done')])
  expect(chosen.get('2026-11-20')).toBe(past.get('2026-11-20'))
  expect(summaryOf(today, [1], chosen)).toMatchObject({ done: 1, level: 'full' })
  expect(summaryOf(today, [1], past)).toMatchObject({ done: 0, level: 'empty' })
})

test('a choice for a day before a to-do was first seen counts on that day', () => {
  const past = historyOf([item(1, '2026-11-20', 'done')])
  const sumUp = summariser([1, 2], firstDays(past, [1, 2]), today)
  const chosen = withItems(past, [item(2, '2026-11-20', 'skip')])
  expect(sumUp('2026-11-20', chosen.get('2026-11-20'))).toMatchObject({ total: 2, skipped: 1 })
})
