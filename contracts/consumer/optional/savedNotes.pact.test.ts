import { MatchersV3 } from '@pact-foundation/pact'
import { lacking } from '../answers.ts'
import { contentsOf, day, otherDay, textOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { promiseSaved } from '../saved.ts'

const { integer } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)
const shown = {
  id: integer(9),
  module: integer(2),
  option: integer(6),
  date: day,
  status: 'done',
}
const withoutNote = lacking(['note'], shown)
const longNote = `${textOf(250)}\n${textOf(249)}`
const reads = 'listDailyTodoItems'

const creating = {
  operation: 'createDailyTodoItem',
  // A note of another day, which the item must not have.
  before: [newModule(), newOption(), newItem({ date: otherDay, note: 'In the rain' })],
  reads,
} as const
const usual = { module: '${moduleId}', option: '${optionId}', date: day, status: 'done' }

for (const { what, note, answer } of [
  {
    what: 'a note of 500 characters',
    note: { note: longNote },
    answer: { ...shown, note: longNote },
  },
  { what: 'an empty note as a missing one', note: { note: '' }, answer: withoutNote },
  { what: 'an item without a note', note: {}, answer: withoutNote },
]) {
  promiseSaved({ ...creating, what, body: { ...usual, ...note }, answer })
}

const noted = newItem({ status: 'done', note: 'In the rain' })
for (const { what, item, body, answer } of [
  {
    what: 'a note of 500 characters',
    item: noted,
    body: { note: longNote },
    answer: { ...shown, note: longNote },
  },
  {
    what: 'an empty note as a missing one',
    item: noted,
    body: { note: '' },
    answer: withoutNote,
  },
  {
    what: 'the status of an item without a note',
    item: newItem({ status: 'todo', note: '' }),
    body: { status: 'done' },
    answer: withoutNote,
  },
]) {
  promiseSaved({
    operation: 'updateDailyTodoItem',
    what,
    before: [newModule(), newOption(), item],
    body,
    answer,
    reads,
  })
}
