import { createDailyTodoItem, listDailyTodoItems, updateDailyTodoItem } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../../examples.ts'
import { errorHeaders, notFound, page } from '../answers.ts'
import { anotherPerson, content, contentsOf, day } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { jsonHeaders, openApp, pact, readHeaders } from '../pact.ts'

// Not every backend keeps notes. Where the dashboard does not name them, the app neither shows nor sends them.

const { fromProviderState, integer } = MatchersV3
const path = '/api/v1/daily-todo-items/'
const { moduleId, optionId, itemId } = examples['a person with content']
const module = fromProviderState('${moduleId}', moduleId)
const option = fromProviderState('${optionId}', optionId)
const pathOfItem = fromProviderState(`${path}\${itemId}/`, `${path}${itemId}/`)
const { newModule, newOption, newItem } = contentsOf(dailyTodos)
const anItem = [newModule(), newOption(), newItem({ status: 'done', note: 'In the rain' })]
const item = { id: integer(9), option: integer(6), date: day }

test('listDailyTodoItems lists the note of an item', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(...anItem))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({ module, date: day, page: '1', page_size: '100' }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody(page({ ...item, status: 'done', note: 'In the rain' })),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const query = { module: moduleId, date: day, page: 1, page_size: 100 }
      const { results } = await listDailyTodoItems(query)
      expect(results).toMatchObject([{ note: 'In the rain' }])
    }))

test('createDailyTodoItem creates an item with its note, without the white space around it', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), newOption()))
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ module, option, date: day, status: 'todo', note: ' Ça & 日本 🎈 ' }),
    )
    .willRespondWith(201, (response) =>
      response.jsonBody({ ...item, module: integer(2), status: 'todo', note: 'Ça & 日本 🎈' }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const body = { module: moduleId, option: optionId, date: day, status: 'todo' } as const
      const made = await createDailyTodoItem({ ...body, note: ' Ça & 日本 🎈 ' })
      expect(made).toMatchObject({ note: 'Ça & 日本 🎈' })
    }))

for (const { promise, change, answer } of [
  {
    promise: 'changes the note and leaves the status',
    change: { note: 'In the sun' },
    answer: { status: 'done', note: 'In the sun' },
  },
  {
    promise: 'changes the status and leaves the note',
    change: { status: 'skip' },
    answer: { status: 'skip', note: 'In the rain' },
  },
] as const) {
  test(`updateDailyTodoItem ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...anItem))
      .uponReceiving(task.name)
      .withRequest('PATCH', pathOfItem, (request) => request.headers(jsonHeaders).jsonBody(change))
      .willRespondWith(200, (response) =>
        response.jsonBody({ ...item, module: integer(2), ...answer }),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await updateDailyTodoItem(itemId, change)).toMatchObject(answer)
      }))
}

test("updateDailyTodoItem does not find another person's to note something", ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(
        newModule({}, anotherPerson),
        newOption({}, anotherPerson),
        newItem({}, anotherPerson),
      ),
    )
    .uponReceiving(task.name)
    .withRequest('PATCH', pathOfItem, (request) =>
      request.headers(jsonHeaders).jsonBody({ note: 'In the sun' }),
    )
    .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
    .executeTest(async ({ url }) => {
      openApp(url)
      const changing = updateDailyTodoItem(itemId, { note: 'In the sun' })
      await expect(changing).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    }))
