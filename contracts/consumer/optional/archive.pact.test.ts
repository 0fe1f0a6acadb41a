import { getDailyTodoOption, listDailyTodoOptions, updateDailyTodoOption } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import type { Call } from '../../states.ts'
import { content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { jsonHeaders, openApp, pact, readHeaders } from '../pact.ts'

// Not every backend has an archive. Where the dashboard does not name it, every to-do is on its card.

const { fromProviderState, integer } = MatchersV3
const { newModule, newOption } = contentsOf(dailyTodos)
const path = '/api/v1/daily-todo-options/'
const ofTodo = fromProviderState(`${path}\${optionId}/`, `${path}6/`)

const todo = { name: 'Gym', text: 'Lift' }
const answered = { id: integer(6), module: integer(2), ...todo }
const isAway = { from: '2026-03-02', isArchived: true }
const archivedOnce = [{ from: '2026-03-02', until: null }]
const isBack: Call = {
  method: 'PUT',
  path: `${path}\${optionId}/`,
  body: { ...todo, archive: [{ from: '2026-03-09', isArchived: false }] },
}
const archived = newOption({ ...todo, archive: [isAway] })

test.for([
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
])('updateDailyTodoOption $what', ({ before, change, times }, { task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), ...before))
    .uponReceiving(task.name)
    .withRequest('PUT', ofTodo, (request) =>
      request.headers(jsonHeaders).jsonBody({ ...todo, archive: [change] }),
    )
    .willRespondWith(200, (response) => response.jsonBody({ ...answered, archived: times }))
    .executeTest(async ({ url }) => {
      openApp(url)
      const changed = await updateDailyTodoOption(6, { ...todo, archive: [change] })
      expect(changed).toMatchObject({ archived: times })
    }),
)

test('updateDailyTodoOption leaves the archive alone where it does not name it', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), archived))
    .uponReceiving(task.name)
    .withRequest('PUT', ofTodo, (request) =>
      request.headers(jsonHeaders).jsonBody({ ...todo, name: 'Sport' }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({ ...answered, name: 'Sport', archived: archivedOnce }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await updateDailyTodoOption(6, { ...todo, name: 'Sport' })).toMatchObject({
        archived: archivedOnce,
      })
    }))

test('getDailyTodoOption gives the times of the archive, in order', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), archived, isBack))
    .uponReceiving(task.name)
    .withRequest('GET', ofTodo, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ ...answered, archived: [{ from: '2026-03-02', until: '2026-03-09' }] }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getDailyTodoOption(6)).toMatchObject({
        archived: [{ from: '2026-03-02', until: '2026-03-09' }],
      })
    }))

test('listDailyTodoOptions lists a to-do also while the archive has it', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), archived))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({
        module: fromProviderState('${moduleId}', '2'),
        page: '1',
        page_size: '100',
      }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({ pageCount: 1, results: [{ ...answered, archived: archivedOnce }] }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const { results } = await listDailyTodoOptions({ module: 2, page: 1, page_size: 100 })
      expect(results).toMatchObject([{ archived: archivedOnce }])
    }))
