import type { OperationId } from '@daymark/api/schemas'
import { MatchersV3 } from '@pact-foundation/pact'
import type { Call } from '../../states.ts'
import { contentsOf, longName, longText } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { promiseReadBack, promiseSaved, promiseTaken } from '../promise.ts'

const { integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)
const todo = { name: 'Gym', text: 'Lift' }
const answered = { id: integer(6), module: integer(2), ...todo }
const reads = 'getDailyTodoOption'

const creating = {
  operation: 'createDailyTodoOption',
  before: [newModule()],
  usual: { module: '${moduleId}', ...todo },
} as const
const stored = [newModule(), newOption(todo)]
const calls: { operation: OperationId; before: readonly Call[]; usual: object }[] = [
  creating,
  { operation: 'updateDailyTodoOption', before: stored, usual: todo },
  { operation: 'patchDailyTodoOption', before: stored, usual: {} },
]

const schedules = [
  { from: '2026-03-02', schedule: { weekdays: [1] } },
  { from: '2026-03-09', schedule: { weekdays: [1, 2, 3, 4, 5, 6, 7] } },
  { from: '2026-03-16', schedule: { timesPerWeek: 1 } },
  { from: '2026-03-23', schedule: { timesPerWeek: 7 } },
  { from: '2026-03-30', schedule: null },
]
const archive = [
  { from: '2026-03-02', isArchived: true },
  { from: '2026-03-09', isArchived: false },
]

for (const { operation, before, usual } of calls) {
  promiseSaved({
    operation,
    what: 'schedules of one day and of all days, of once and of seven times, and of every day',
    before,
    body: { ...usual, schedules },
    answer: { ...answered, schedule: null, schedules },
    reads,
  })
  promiseSaved({
    operation,
    what: 'an archive that begins and ends',
    before,
    body: { ...usual, archive },
    answer: { ...answered, archived: [{ from: '2026-03-02', until: '2026-03-09' }] },
    reads,
  })
}

promiseSaved({
  operation: 'patchDailyTodoOption',
  what: 'a name of 50 characters and a text of 2,000',
  before: stored,
  body: { name: longName, text: longText },
  answer: { ...answered, name: longName, text: longText },
  reads,
})

/** Returns one of 400 days in a row. */
const dayAt = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)

const manySchedules = Array.from({ length: 400 }, (_, at) => ({
  from: dayAt(at),
  schedule: { timesPerWeek: 1 + (at % 2) },
}))
const manyChanges = Array.from({ length: 400 }, (_, at) => ({
  from: dayAt(at),
  isArchived: at % 2 === 0,
}))

for (const { what, body, shown } of [
  {
    what: '400 schedules',
    body: { schedules: manySchedules },
    shown: { schedule: { timesPerWeek: 2 }, schedules: manySchedules },
  },
  {
    what: '400 changes of the archive',
    body: { archive: manyChanges },
    shown: {
      archived: Array.from({ length: 200 }, (_, at) => ({
        from: dayAt(2 * at),
        until: dayAt(2 * at + 1),
      })),
    },
  },
]) {
  const { usual, ...call } = creating
  const saved = { ...call, what, body: { ...usual, ...body } }
  promiseTaken({ ...saved, answer: answered })
  promiseReadBack({ ...saved, answer: { ...answered, ...shown }, reads })
}
