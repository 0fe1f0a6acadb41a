import { patchDailyTodoOption } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { errorHeaders, notFound } from '../answers.ts'
import { anotherPerson, content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { jsonHeaders, openApp, pact } from '../pact.ts'

// Not every backend has partial updates of a to-do. Where the dashboard does not name them, the app reads a to-do and sends all of it.

const { fromProviderState, integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)
const path = '/api/v1/daily-todo-options/'
const ofTodo = fromProviderState(`${path}\${optionId}/`, `${path}6/`)

const schedule = { weekdays: [1, 3, 5] }
const schedules = [{ from: '2026-03-02', schedule }]
const archived = [{ from: '2026-03-02', until: null }]
const todo = { name: 'Gym', text: 'Lift' }
const stored = newOption({
  ...todo,
  schedules,
  archive: [{ from: '2026-03-02', isArchived: true }],
})
const shown = { ...todo, schedule, schedules, archived }

test.for([
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
])('patchDailyTodoOption changes $what alone', ({ change, told }, { task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), stored))
    .uponReceiving(task.name)
    .withRequest('PATCH', ofTodo, (request) => request.headers(jsonHeaders).jsonBody(change))
    .willRespondWith(200, (response) =>
      response.jsonBody({ id: integer(6), module: integer(2), ...shown, ...told }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await patchDailyTodoOption(6, change)).toMatchObject({ ...shown, ...told })
    }),
)

test("patchDailyTodoOption does not find another person's to-do", ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(newModule({}, anotherPerson), newOption({}, anotherPerson)),
    )
    .uponReceiving(task.name)
    .withRequest('PATCH', ofTodo, (request) =>
      request.headers(jsonHeaders).jsonBody({ name: 'Sport' }),
    )
    .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
    .executeTest(async ({ url }) => {
      openApp(url)
      const changing = patchDailyTodoOption(6, { name: 'Sport' })
      await expect(changing).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    }))
