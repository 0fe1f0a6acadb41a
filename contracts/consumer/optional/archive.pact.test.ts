import { MatchersV3 } from '@pact-foundation/pact'
import { callOf, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { promise } from '../promise.ts'

// Not every backend has an archive. Where the dashboard does not name it, every to-do is on its card.

const { integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)

const todo = { name: 'Gym', text: 'Lift' }
const answered = { id: integer(6), module: integer(2), ...todo }
const isAway = { from: '2026-03-02', isArchived: true }
const archivedOnce = [{ from: '2026-03-02', until: null }]
const isBack = callOf('updateDailyTodoOption', {
  ...todo,
  archive: [{ from: '2026-03-09', isArchived: false }],
})
const archived = newOption({ ...todo, archive: [isAway] })

for (const { what, before, change, times } of [
  {
    what: 'archives a to-do from its day on',
    before: [newOption(todo)],
    change: isAway,
    times: archivedOnce,
  },
  {
    what: 'ends the archive when a to-do is back',
    before: [archived],
    change: { from: '2026-03-09', isArchived: false },
    times: [{ from: '2026-03-02', until: '2026-03-09' }],
  },
  {
    what: 'begins the archive a second time',
    before: [archived, isBack],
    change: { from: '2026-04-06', isArchived: true },
    times: [
      { from: '2026-03-02', until: '2026-03-09' },
      { from: '2026-04-06', until: null },
    ],
  },
  {
    what: 'continues the archive on the same day',
    before: [archived, isBack],
    change: { from: '2026-03-09', isArchived: true },
    times: archivedOnce,
  },
  {
    what: 'keeps no archive of less than a day',
    before: [archived],
    change: { from: '2026-03-02', isArchived: false },
    times: [],
  },
]) {
  promise(`updateDailyTodoOption ${what}`, {
    operation: 'updateDailyTodoOption',
    before: [newModule(), ...before],
    body: { ...todo, archive: [change] },
    answer: { ...answered, archived: times },
  })
}

promise('updateDailyTodoOption leaves the archive alone where it does not name it', {
  operation: 'updateDailyTodoOption',
  before: [newModule(), archived],
  body: { ...todo, name: 'Sport' },
  answer: { ...answered, name: 'Sport', archived: archivedOnce },
})

promise('getDailyTodoOption gives the times of the archive, in order', {
  operation: 'getDailyTodoOption',
  before: [newModule(), archived, isBack],
  answer: { ...answered, archived: [{ from: '2026-03-02', until: '2026-03-09' }] },
})

promise('listDailyTodoOptions lists a to-do also while the archive has it', {
  operation: 'listDailyTodoOptions',
  before: [newModule(), archived],
  query: { module: '${moduleId}', page: '1', page_size: '100' },
  answer: { pageCount: 1, results: [{ ...answered, archived: archivedOnce }] },
})
