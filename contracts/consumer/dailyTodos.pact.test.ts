import { createDailyTodoItem, listDailyTodoItems, updateDailyTodoItem } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { anyRefusal, emptyPage, errorHeaders, invalid, notFound, page } from './answers.ts'
import { anotherPerson, contentsOf, day, content, otherDay } from './contents.ts'
import { dailyTodos } from './kinds/dailyTodos.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, integer, string } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(dailyTodos)

const path = '/api/v1/daily-todo-items/'
const { moduleId, optionId, itemId } = examples['a person with content']
const module = fromProviderState('${moduleId}', moduleId)
const option = fromProviderState('${optionId}', optionId)
const pathOfItem = fromProviderState(`${path}\${itemId}/`, `${path}${itemId}/`)

const item = { id: integer(9), option: integer(6), date: day, status: string('todo') }
const deletedOption = {
  method: 'DELETE',
  path: '/api/v1/daily-todo-options/${optionId}/',
} as const
const deletedModule = {
  method: 'DELETE',
  path: '/api/v1/daily-todos-modules/${moduleId}/',
} as const

for (const { promise, calls, answer } of [
  {
    promise: 'lists those of a module on a day, and no others',
    calls: [
      newModule(),
      newOption(),
      newItem(),
      newModule(),
      newOption(),
      newItem({ date: otherDay }),
      newItem({ status: 'done' }),
    ],
    answer: page({ ...item, status: 'done' }),
  },
  {
    promise: 'lists nothing of another day',
    calls: [newModule(), newOption(), newItem({ date: otherDay })],
    answer: emptyPage,
  },
  {
    promise: 'lists nothing of another module',
    calls: [newModule(), newOption(), newItem(), newModule()],
    answer: emptyPage,
  },
  {
    promise: 'lists nothing of an option that was deleted',
    calls: [newModule(), newOption(), newItem(), deletedOption],
    answer: emptyPage,
  },
]) {
  test(`listDailyTodoItems ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...calls))
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ module, date: day, page: '1', page_size: '100' }),
      )
      .willRespondWith(200, (response) => response.jsonBody(answer))
      .executeTest(async ({ url }) => {
        openApp(url)
        const query = { module: moduleId, date: day, page: 1, page_size: 100 }
        const { results } = await listDailyTodoItems(query)
        expect(results).toHaveLength(answer.results.length)
      }))
}

test("listDailyTodoItems gives no second page of another person's module", ({ task }) => {
  const items = Array.from({ length: 11 }, () => [
    newOption({}, anotherPerson),
    newItem({}, anotherPerson),
  ])
  return pact
    .addInteraction()
    .given('a person with content', content(newModule({}, anotherPerson), ...items.flat()))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({ module, date: day, page: '2', page_size: '10' }),
    )
    .willRespondWith(anyRefusal)
    .executeTest(async ({ url }) => {
      openApp(url)
      const query = { module: moduleId, date: day, page: 2, page_size: 10 }
      await expect(listDailyTodoItems(query)).rejects.toMatchObject({
        name: 'ApiError',
        status: 400,
      })
    })
})

for (const { promise, calls, code, attr, error } of [
  {
    promise: 'refuses a second status for an option on the same day',
    calls: [newModule(), newOption(), newItem()],
    code: 'unique',
    attr: 'non_field_errors',
    error: { code: 'unique' },
  },
  {
    promise: "refuses another person's option",
    calls: [
      newModule({}, { ...anotherPerson, as: 'otherModuleId' }),
      newOption({ module: '${otherModuleId}' }, anotherPerson),
      newModule(),
    ],
    code: 'does_not_exist',
    attr: 'option',
    error: { code: 'does_not_exist', field: 'option' },
  },
]) {
  test(`createDailyTodoItem ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...calls))
      .uponReceiving(task.name)
      .withRequest('POST', path, (request) =>
        request.headers(jsonHeaders).jsonBody({ module, option, date: day, status: 'done' }),
      )
      .willRespondWith(400, (response) =>
        response.headers(errorHeaders).jsonBody(invalid(code, attr)),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const body = { module: moduleId, option: optionId, date: day, status: 'done' } as const
        await expect(createDailyTodoItem(body)).rejects.toMatchObject({
          kind: 'validation',
          status: 400,
          errors: [error],
        })
      }))
}

for (const { promise, calls } of [
  {
    promise: 'does not find what belonged to a module that was deleted',
    calls: [newModule(), newOption(), newItem(), deletedModule],
  },
  {
    promise: 'does not find what belonged to an option that was deleted',
    calls: [newModule(), newOption(), newItem(), deletedOption],
  },
  {
    promise: "does not find another person's",
    calls: [newModule({}, anotherPerson), newOption({}, anotherPerson), newItem({}, anotherPerson)],
  },
]) {
  test(`updateDailyTodoItem ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...calls))
      .uponReceiving(task.name)
      .withRequest('PATCH', pathOfItem, (request) =>
        request.headers(jsonHeaders).jsonBody({ status: 'skip' }),
      )
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        const changing = updateDailyTodoItem(itemId, { status: 'skip' })
        await expect(changing).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))
}
