import type { DailyTodoItem, DailyTodoStatus } from '@daymark/api'
import { expect, test } from 'vitest'
import { isChangedElsewhere } from './conflict.ts'

const itemWith = (status: DailyTodoStatus): DailyTodoItem => ({
  id: 100,
  module: 1,
  date: '2026-11-21',
  option: 1,
  status,
})

test.each([
  ['the chosen status is no conflict', itemWith('done'), ['todo'], false],
  ['the status from before the choice is no conflict', itemWith('todo'), ['todo'], false],
  [
    'what this device had sent without hearing an answer is no conflict',
    itemWith('skip'),
    ['todo', 'skip'],
    false,
  ],
  ['a day without an item is no conflict', undefined, ['todo'], false],
  ['any other status is one', itemWith('skip'), ['todo'], true],
] as const)('%s', (_, item, bases, isChanged) => {
  expect(isChangedElsewhere(item, 'status', 'done', bases)).toBe(isChanged)
})
