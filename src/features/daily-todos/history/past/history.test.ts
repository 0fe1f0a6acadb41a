import type { DailyTodoStatus } from '@daymark/api'
import { expect, test } from 'vitest'
import { historyOf } from '../../../../../tests/support/unit/pastRead.ts'
import { firstDays, type History, summariser, withItems } from './history.ts'

const today = '2026-11-21'
function summaryOf(day: string, options: readonly number[], history: History) {
  return summariser(options, firstDays(history, options), today)(day, history)
}

const item = (option: number, date: string, status: DailyTodoStatus) => ({ option, date, status })

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
  expect(sumUp('2026-11-20', chosen)).toMatchObject({ total: 2, skipped: 1 })
})

/** How many to-dos of all lists were left of a day. */
const openOn = (day: string, lists: number[][], history: History, today: string) =>
  lists
    .map((ids) => summariser(ids, firstDays(history, ids), today)(day, history))
    .reduce((sum, { total, done, skipped }) => sum + total - done - skipped, 0)

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

test('to-dos that were never touched are left, but not those of a list that was made today', () => {
  const [yesterday, today] = ['2026-11-21', '2026-11-22']
  const history = historyOf([
    item(3, yesterday, 'done'),
    item(1, today, 'done'),
    item(4, today, 'done'),
  ])
  const lists = [
    [1, 2, 3],
    [4, 5],
  ]
  expect(openOn(yesterday, lists, history, today)).toBe(2)
  // An older list is not as old as a list that was imported with its past.
  expect(openOn(yesterday, [[1, 2], [3]], history, today)).toBe(0)
})
