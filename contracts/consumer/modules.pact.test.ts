import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { emptyPage, errorHeaders, notFound, page } from './answers.ts'
import { anotherPerson, contentsOf, everySign, content } from './contents.ts'
import { kinds } from './kinds/index.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, integer, string } = MatchersV3
const { moduleId } = examples['a person with content']
const fields = { id: integer(2), name: string('Health') }

for (const kind of kinds) {
  const { noun, path, ...app } = kind.modules
  const pathOfOne = fromProviderState(`${path}\${moduleId}/`, `${path}${moduleId}/`)
  const { newModule } = contentsOf(kind)
  const twelve = content(newModule({ name: 'Yoga' }), newModule({}, { times: 11 }))

  test(`list${noun}s lists the first page of ten`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', twelve)
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ page: '1', page_size: '10' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody(page(...Array.from({ length: 10 }, () => fields))),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await app.list({ page: 1, page_size: 10 })
        expect(results).toHaveLength(10)
      }))

  test(`list${noun}s lists the second page of two, with the oldest at its end`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', twelve)
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ page: '2', page_size: '10' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({ pageCount: 2, results: [fields, { ...fields, name: 'Yoga' }] }),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const { results } = await app.list({ page: 2, page_size: 10 })
        expect(results).toHaveLength(2)
      }))

  test(`list${noun}s tells that a page is not there`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule()))
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ page: '2', page_size: '10' }),
      )
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(app.list({ page: 2, page_size: 10 })).rejects.toMatchObject({ status: 404 })
      }))

  test(`list${noun}s lists nothing of another person`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule({}, anotherPerson)))
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) =>
        request.headers(readHeaders).query({ page: '1', page_size: '10' }),
      )
      .willRespondWith(200, (response) => response.jsonBody(emptyPage))
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await app.list({ page: 1, page_size: 10 })).toMatchObject({ results: [] })
      }))

  for (const [promise, name] of [
    ['creates one', 'Made'],
    ['keeps every letter and sign of a name', everySign],
  ] as const) {
    test(`create${noun} ${promise}`, ({ task }) =>
      pact
        .addInteraction()
        .given('a person with content', content())
        .uponReceiving(task.name)
        .withRequest('POST', path, (request) => request.headers(jsonHeaders).jsonBody({ name }))
        .willRespondWith(201, (response) => response.jsonBody({ ...fields, name }))
        .executeTest(async ({ url }) => {
          openApp(url)
          expect(await app.create({ name })).toMatchObject({ name })
        }))
  }

  test(`update${noun} changes one`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule({ name: 'Made' })))
      .uponReceiving(task.name)
      .withRequest('PUT', pathOfOne, (request) =>
        request.headers(jsonHeaders).jsonBody({ name: 'Changed' }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ ...fields, name: 'Changed' }))
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await app.update(moduleId, { name: 'Changed' })).toMatchObject({ name: 'Changed' })
      }))

  test(`delete${noun} deletes one`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule({ name: 'Made' })))
      .uponReceiving(task.name)
      .withRequest('DELETE', pathOfOne, (request) => request.headers(changeHeaders))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await app.delete(moduleId)).toBeUndefined()
      }))

  const deletion = { method: 'DELETE', path: `${path}\${moduleId}/` } as const
  test(`delete${noun} deletes and get${noun} does not find what was deleted`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule({ name: 'Made' }), deletion))
      .uponReceiving(task.name)
      .withRequest('GET', pathOfOne, (request) => request.headers(readHeaders))
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(app.get(moduleId)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))

  const ofAnotherPerson = content(newModule({ name: 'Made' }, anotherPerson))

  test(`get${noun} does not find another person's`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', ofAnotherPerson)
      .uponReceiving(task.name)
      .withRequest('GET', pathOfOne, (request) => request.headers(readHeaders))
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(app.get(moduleId)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))

  test(`update${noun} does not find another person's`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', ofAnotherPerson)
      .uponReceiving(task.name)
      .withRequest('PUT', pathOfOne, (request) =>
        request.headers(jsonHeaders).jsonBody({ name: 'Changed' }),
      )
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        const changing = app.update(moduleId, { name: 'Changed' })
        await expect(changing).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))

  test(`delete${noun} does not find another person's`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', ofAnotherPerson)
      .uponReceiving(task.name)
      .withRequest('DELETE', pathOfOne, (request) => request.headers(changeHeaders))
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(app.delete(moduleId)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))
}
