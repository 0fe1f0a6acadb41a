import {
  createDailyTodoOption,
  getDailyTodoOption,
  listDailyTodoOptions,
  updateDailyTodoOption,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import type { Call } from '../../states.ts'
import { content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { jsonHeaders, openApp, pact, readHeaders } from '../pact.ts'

// Not every backend has schedules. Where the dashboard does not name them, every to-do is due every day.

const { fromProviderState, integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)
const path = '/api/v1/daily-todo-options/'
const ofTodo = fromProviderState(`${path}\${optionId}/`, `${path}6/`)

const gym = { weekdays: [1, 3, 5] }
const thrice = { timesPerWeek: 3 }
const since = { from: '2026-03-02', schedule: gym }
const history = [since, { from: '2026-04-06', schedule: thrice }]
const todo = { name: 'Gym', text: 'Lift' }
const scheduled = newOption({ ...todo, schedules: history })
const answered = { id: integer(6), module: integer(2), ...todo }
const isChanged: Call = {
  method: 'PUT',
  path: `${path}\${optionId}/`,
  body: { ...todo, schedules: [{ from: '2026-05-04', schedule: null }] },
}

test('createDailyTodoOption takes the schedule of a new to-do', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule()))
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({
        module: fromProviderState('${moduleId}', 2),
        ...todo,
        schedules: [{ from: '1970-01-01', schedule: gym }],
      }),
    )
    .willRespondWith(201, (response) =>
      response.jsonBody({
        ...answered,
        schedule: gym,
        schedules: [{ from: '1970-01-01', schedule: gym }],
      }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const schedules = [{ from: '1970-01-01', schedule: gym }]
      const made = await createDailyTodoOption({ module: 2, ...todo, schedules })
      expect(made).toMatchObject({ schedule: gym, schedules })
    }))

test('getDailyTodoOption gives the present schedule, and all of them in order', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), scheduled))
    .uponReceiving(task.name)
    .withRequest('GET', ofTodo, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ ...answered, schedule: thrice, schedules: history }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getDailyTodoOption(6)).toMatchObject({ schedule: thrice, schedules: history })
    }))

test('getDailyTodoOption gives the days of the week of the present schedule', ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(newModule(), newOption({ ...todo, schedules: [since] })),
    )
    .uponReceiving(task.name)
    .withRequest('GET', ofTodo, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ ...answered, schedule: gym, schedules: [since] }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getDailyTodoOption(6)).toMatchObject({ schedule: gym, schedules: [since] })
    }))

test('listDailyTodoOptions gives the schedules of each to-do', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), scheduled))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({
        module: fromProviderState('${moduleId}', '2'),
        page: '1',
        page_size: '100',
      }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({
        pageCount: 1,
        results: [{ ...answered, schedule: thrice, schedules: history }],
      }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const { results } = await listDailyTodoOptions({ module: 2, page: 1, page_size: 100 })
      expect(results).toMatchObject([{ schedule: thrice, schedules: history }])
    }))

test('getDailyTodoOption gives null for a to-do that is due every day again', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), scheduled, isChanged))
    .uponReceiving(task.name)
    .withRequest('GET', ofTodo, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({
        ...answered,
        schedule: null,
        schedules: [...history, { from: '2026-05-04', schedule: null }],
      }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getDailyTodoOption(6)).toMatchObject({ schedule: null })
    }))

test('updateDailyTodoOption keeps the schedule that was valid before the day of a change', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), scheduled))
    .uponReceiving(task.name)
    .withRequest('PUT', ofTodo, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ ...todo, schedules: [{ from: '2026-04-06', schedule: { timesPerWeek: 2 } }] }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({
        ...answered,
        schedule: { timesPerWeek: 2 },
        schedules: [history[0], { from: '2026-04-06', schedule: { timesPerWeek: 2 } }],
      }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const schedules = [{ from: '2026-04-06', schedule: { timesPerWeek: 2 } }]
      const changed = await updateDailyTodoOption(6, { ...todo, schedules })
      expect(changed.schedules?.at(0)).toEqual(history[0])
    }))

test('updateDailyTodoOption leaves the schedules alone where it does not name them', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), scheduled))
    .uponReceiving(task.name)
    .withRequest('PUT', ofTodo, (request) =>
      request.headers(jsonHeaders).jsonBody({ ...todo, name: 'Sport' }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({ ...answered, name: 'Sport', schedule: thrice, schedules: history }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await updateDailyTodoOption(6, { ...todo, name: 'Sport' })).toMatchObject({
        schedule: thrice,
      })
    }))
