import { MatchersV3 } from '@pact-foundation/pact'
import { callOf, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { promise } from '../promise.ts'

// Not every backend has schedules. Where the dashboard does not name them, every to-do is due every day.

const { integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)

const gym = { weekdays: [1, 3, 5] }
const twice = { timesPerWeek: 2 }
const thrice = { timesPerWeek: 3 }
const since = { from: '2026-03-02', schedule: gym }
const history = [since, { from: '2026-04-06', schedule: thrice }]
const todo = { name: 'Gym', text: 'Lift' }
const scheduled = newOption({ ...todo, schedules: history })
const answered = { id: integer(6), module: integer(2), ...todo }
const everyDayAgain = { from: '2026-05-04', schedule: null }
const isChanged = callOf('updateDailyTodoOption', { ...todo, schedules: [everyDayAgain] })

const first = [{ from: '1970-01-01', schedule: gym }]
promise('createDailyTodoOption takes the schedule of a new to-do', {
  operation: 'createDailyTodoOption',
  before: [newModule()],
  body: { module: '${moduleId}', ...todo, schedules: first },
  answer: { ...answered, schedule: gym, schedules: first },
})

promise('getDailyTodoOption gives the present schedule, and all of them in order', {
  operation: 'getDailyTodoOption',
  before: [newModule(), scheduled],
  answer: { ...answered, schedule: thrice, schedules: history },
})

promise('getDailyTodoOption gives the days of the week of the present schedule', {
  operation: 'getDailyTodoOption',
  before: [newModule(), newOption({ ...todo, schedules: [since] })],
  answer: { ...answered, schedule: gym, schedules: [since] },
})

promise('listDailyTodoOptions gives the schedules of each to-do', {
  operation: 'listDailyTodoOptions',
  before: [newModule(), scheduled],
  query: { module: '${moduleId}', page: '1', page_size: '100' },
  answer: { pageCount: 1, results: [{ ...answered, schedule: thrice, schedules: history }] },
})

promise('getDailyTodoOption gives null for a to-do that is due every day again', {
  operation: 'getDailyTodoOption',
  before: [newModule(), scheduled, isChanged],
  answer: { ...answered, schedule: null, schedules: [...history, everyDayAgain] },
})

promise('updateDailyTodoOption keeps the schedule that was valid before the day of a change', {
  operation: 'updateDailyTodoOption',
  before: [newModule(), scheduled],
  body: { ...todo, schedules: [{ from: '2026-04-06', schedule: twice }] },
  answer: {
    ...answered,
    schedule: twice,
    schedules: [since, { from: '2026-04-06', schedule: twice }],
  },
})

promise('updateDailyTodoOption leaves the schedules alone where it does not name them', {
  operation: 'updateDailyTodoOption',
  before: [newModule(), scheduled],
  body: { ...todo, name: 'Sport' },
  answer: { ...answered, name: 'Sport', schedule: thrice, schedules: history },
})
