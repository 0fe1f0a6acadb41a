import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { anyRefusal, emptyPage, errorHeaders, notFound, page } from './answers.ts'
import { anotherPerson, content } from './contents.ts'
import { parts } from './kinds/parts.ts'
import { openApp, pact, readHeaders } from './pact.ts'

const { moduleId } = examples['a person with content']
const module = MatchersV3.fromProviderState('${moduleId}', moduleId)

for (const { noun, path, list, newModule, newPart, fields, others } of parts) {
  const twelve = content(newModule(), newPart({ name: 'Yoga' }), newPart({}, { times: 11 }))

  test(`list${noun}s lists the first page of ten`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', twelve)
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ module, page: '1', page_size: '10' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody(page(...Array.from({ length: 10 }, () => fields))),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await list({ module: moduleId, page: 1, page_size: 10 })
        expect(results).toHaveLength(10)
      }))

  test(`list${noun}s lists the second page of two, with the last name at its end`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', twelve)
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ module, page: '2', page_size: '10' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          pageCount: 2,
          results: [fields, { ...fields, ...others, name: 'Yoga' }],
        }),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await list({ module: moduleId, page: 2, page_size: 10 })
        expect(results).toHaveLength(2)
      }))

  test(`list${noun}s tells that a page is not there`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule(), newPart()))
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ page: '2', page_size: '10' }),
      )
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(list({ page: 2, page_size: 10 })).rejects.toMatchObject({ status: 404 })
      }))

  test(`list${noun}s lists nothing of another module`, ({ task }) =>
    pact
      .addInteraction()
      .given(
        'a person with content',
        content(
          newModule({}, { as: 'otherModuleId' }),
          newPart({ module: '${otherModuleId}' }),
          newModule(),
        ),
      )
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ module, page: '1', page_size: '10' }),
      )
      .willRespondWith(200, (response) => response.jsonBody(emptyPage))
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await list({ module: moduleId, page: 1, page_size: 10 })
        expect(results).toEqual([])
      }))

  test(`list${noun}s gives no second page of another person's module`, ({ task }) =>
    pact
      .addInteraction()
      .given(
        'a person with content',
        content(newModule({}, anotherPerson), newPart({}, { ...anotherPerson, times: 11 })),
      )
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ module, page: '2', page_size: '10' }),
      )
      .willRespondWith(anyRefusal)
      .executeTest(async ({ url }) => {
        openApp(url)
        const listing = list({ module: moduleId, page: 2, page_size: 10 })
        await expect(listing).rejects.toMatchObject({ name: 'ApiError', status: 400 })
      }))
}
