import { MatchersV3 } from '@pact-foundation/pact'
import { notFound } from '../answers.ts'
import { anotherPerson, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { promise } from '../promise.ts'

// Not every backend has partial updates of a to-do. Where the dashboard does not name them, the app reads a to-do and sends all of it.

const { integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)

const schedule = { weekdays: [1, 3, 5] }
const schedules = [{ from: '2026-03-02', schedule }]
const archived = [{ from: '2026-03-02', until: null }]
const todo = { name: 'Gym', text: 'Lift' }
const stored = newOption({
  ...todo,
  schedules,
  archive: [{ from: '2026-03-02', isArchived: true }],
})
const shown = { id: integer(6), module: integer(2), ...todo, schedule, schedules, archived }

for (const { what, change, told } of [
  { what: 'a name', change: { name: 'Sport' }, told: { name: 'Sport' } },
  { what: 'a text', change: { text: 'Run' }, told: { text: 'Run' } },
  {
    what: 'a schedule',
    change: { schedules: [{ from: '2026-03-02', schedule: null }] },
    told: { schedule: null, schedules: [] },
  },
  {
    what: 'the archive',
    change: { archive: [{ from: '2026-03-09', isArchived: false }] },
    told: { archived: [{ from: '2026-03-02', until: '2026-03-09' }] },
  },
]) {
  promise(`patchDailyTodoOption changes ${what} alone`, {
    operation: 'patchDailyTodoOption',
    before: [newModule(), stored],
    body: change,
    answer: { ...shown, ...told },
  })
}

promise("patchDailyTodoOption does not find another person's to-do", {
  operation: 'patchDailyTodoOption',
  before: [newModule({}, anotherPerson), newOption({}, anotherPerson)],
  body: { name: 'Sport' },
  refusal: notFound,
})
