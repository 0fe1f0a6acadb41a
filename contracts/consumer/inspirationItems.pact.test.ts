import { createInspirationItem, listInspirationItems } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { anyRefusal, emptyPage, errorHeaders, invalid, page } from './answers.ts'
import { anotherPerson, contentsOf, day, content, otherDay } from './contents.ts'
import { inspiration } from './kinds/inspiration.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, integer } = MatchersV3
const { newModule, newOption, newItem } = contentsOf(inspiration)

const path = '/api/v1/inspiration-items/'
const { moduleId } = examples['a person with content']
const module = fromProviderState('${moduleId}', moduleId)
const item = { id: integer(9), option: integer(6) }

for (const { promise, calls, answer } of [
  {
    promise: 'lists that of a module on a day, and no others',
    calls: [
      newModule(),
      newOption(),
      newItem(),
      newModule(),
      newOption(),
      newItem({ date: otherDay }),
      newItem(),
    ],
    answer: page(item),
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
    promise:
      'lists nothing that was drawn from an option that is deleted: it was drawn from the module itself',
    calls: [
      newModule({}, { as: 'otherModuleId' }),
      newOption({ module: '${otherModuleId}' }, { times: 20 }),
      newModule(),
      newOption(),
      newItem(),
      { method: 'DELETE', path: '/api/v1/inspiration-options/${optionId}/' } as const,
    ],
    answer: emptyPage,
  },
]) {
  test(`listInspirationItems ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...calls))
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ module, date: day }),
      )
      .willRespondWith(200, (response) => response.jsonBody(answer))
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await listInspirationItems({ module: moduleId, date: day })
        expect(results).toHaveLength(answer.results.length)
      }))
}

test('createInspirationItem saves and listInspirationItems reads the days of a module, each with its option', ({
  task,
}) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(newModule(), newOption(), newItem({ date: otherDay }), newItem()),
    )
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({ module, page: '1', page_size: '100' }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({
        pageCount: 1,
        results: [
          { ...item, date: day },
          { ...item, date: otherDay },
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const query = { module: moduleId, page: 1, page_size: 100 }
      const { results } = await listInspirationItems(query)
      expect(results.map(({ date }) => date)).toEqual([day, otherDay])
    }))

test("listInspirationItems gives no second page of another person's module", ({ task }) => {
  const items = Array.from({ length: 11 }, (_, at) =>
    newItem({ date: `2026-01-${10 + at}` }, anotherPerson),
  )
  return pact
    .addInteraction()
    .given(
      'a person with content',
      content(newModule({}, anotherPerson), newOption({}, anotherPerson), ...items),
    )
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({ module, page: '2', page_size: '10' }),
    )
    .willRespondWith(anyRefusal)
    .executeTest(async ({ url }) => {
      openApp(url)
      const listing = listInspirationItems({ module: moduleId, page: 2, page_size: 10 })
      await expect(listing).rejects.toMatchObject({ name: 'ApiError', status: 400 })
    })
})

test('createInspirationItem draws an option for a day', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), newOption()))
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ module, date: day }),
    )
    .willRespondWith(201, (response) => response.jsonBody(item))
    .executeTest(async ({ url }) => {
      openApp(url)
      const drawn = await createInspirationItem({ module: moduleId, date: day })
      expect(drawn).toMatchObject({ option: 6 })
    }))

for (const { promise, calls, code, attr, error } of [
  {
    promise: 'draws only once a day',
    calls: [newModule(), newOption(), newItem()],
    code: 'unique',
    attr: 'non_field_errors',
    error: { code: 'unique' },
  },
  {
    promise: 'cannot draw from nothing',
    calls: [newModule()],
    code: 'invalid',
    attr: 'module',
    error: { code: 'invalid', field: 'module' },
  },
  {
    promise: "refuses another person's module",
    calls: [newModule({}, anotherPerson), newOption({}, anotherPerson)],
    code: 'does_not_exist',
    attr: 'module',
    error: { code: 'does_not_exist', field: 'module' },
  },
]) {
  test(`createInspirationItem ${promise}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...calls))
      .uponReceiving(task.name)
      .withRequest('POST', path, (request) =>
        request.headers(jsonHeaders).jsonBody({ module, date: day }),
      )
      .willRespondWith(400, (response) =>
        response.headers(errorHeaders).jsonBody(invalid(code, attr)),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const drawing = createInspirationItem({ module: moduleId, date: day })
        await expect(drawing).rejects.toMatchObject({
          kind: 'validation',
          status: 400,
          errors: [error],
        })
      }))
}
