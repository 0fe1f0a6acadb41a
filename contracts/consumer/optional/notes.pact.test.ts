import { MatchersV3 } from '@pact-foundation/pact'
import { lacking, notFound, page } from '../answers.ts'
import { anotherPerson, contentsOf, day, otherDay, textOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { promise, promiseSaved } from '../promise.ts'

// Not every backend keeps notes. Where the dashboard does not name them, the app neither shows nor sends them.

const { integer } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)
const ids = { module: '${moduleId}', option: '${optionId}', date: day }
const noted = newItem({ status: 'done', note: 'In the rain' })
const item = { id: integer(9), option: integer(6), date: day }
const shown = { id: integer(9), module: integer(2), option: integer(6), date: day }

promise('listDailyTodoItems lists the note of an item', {
  operation: 'listDailyTodoItems',
  before: [newModule(), newOption(), noted],
  query: { module: '${moduleId}', date: day, page: '1', page_size: '100' },
  answer: page({ ...item, status: 'done', note: 'In the rain' }),
})

promise('createDailyTodoItem creates an item with its note, without the white space around it', {
  operation: 'createDailyTodoItem',
  before: [newModule(), newOption()],
  body: { ...ids, status: 'todo', note: ' Ça & 日本 🎈 ' },
  answer: { ...shown, status: 'todo', note: 'Ça & 日本 🎈' },
})

promise('updateDailyTodoItem changes the note and leaves the status', {
  operation: 'updateDailyTodoItem',
  before: [newModule(), newOption(), noted],
  body: { note: 'In the sun' },
  answer: { ...shown, status: 'done', note: 'In the sun' },
})

promise('updateDailyTodoItem changes the status and leaves the note', {
  operation: 'updateDailyTodoItem',
  before: [newModule(), newOption(), noted],
  body: { status: 'skip' },
  answer: { ...shown, status: 'skip', note: 'In the rain' },
})

promise("updateDailyTodoItem does not find another person's to note something", {
  operation: 'updateDailyTodoItem',
  before: [newModule({}, anotherPerson), newOption({}, anotherPerson), newItem({}, anotherPerson)],
  body: { note: 'In the sun' },
  refusal: notFound,
})

const done = { ...shown, status: 'done' }
const withoutNote = lacking(['note'], done)
const note = `${textOf(250)}\n${textOf(249)}`
const longNote = {
  what: 'a note of 500 characters',
  body: { note },
  answer: { ...done, note },
}
const emptyNote = {
  what: 'an empty note as a missing one',
  body: { note: '' },
  answer: withoutNote,
}

for (const { what, body, answer } of [
  longNote,
  emptyNote,
  { what: 'an item without a note', body: {}, answer: withoutNote },
]) {
  promiseSaved({
    operation: 'createDailyTodoItem',
    what,
    // A note of another day, which the item must not have.
    before: [newModule(), newOption(), newItem({ date: otherDay, note: 'In the rain' })],
    body: { ...ids, status: 'done', ...body },
    answer,
    reads: 'listDailyTodoItems',
  })
}

for (const { before, ...saved } of [
  { ...longNote, before: noted },
  { ...emptyNote, before: noted },
  {
    what: 'the status of an item without a note',
    before: newItem({ status: 'todo', note: '' }),
    body: { status: 'done' },
    answer: withoutNote,
  },
]) {
  promiseSaved({
    ...saved,
    operation: 'updateDailyTodoItem',
    before: [newModule(), newOption(), before],
    reads: 'listDailyTodoItems',
  })
}
