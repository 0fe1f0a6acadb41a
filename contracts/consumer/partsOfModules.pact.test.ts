import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { errorHeaders, invalid, notFound } from './answers.ts'
import { anotherPerson, everySign, content } from './contents.ts'
import { parts } from './kinds/parts.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { moduleId } = examples['a person with content']
const module = MatchersV3.fromProviderState('${moduleId}', moduleId)

for (const part of parts) {
  const { noun, path, pathOfOne, pathInCalls, pathOfModule, nounOfModule, id } = part
  const { newModule, newPart, others, fields, change } = part

  for (const [promise, name] of [
    ['creates one', 'Made'],
    ['keeps every letter and sign of a name', everySign],
  ] as const) {
    test(`create${noun} ${promise}`, ({ task }) =>
      pact
        .addInteraction()
        .given('a person with content', content(newModule()))
        .uponReceiving(task.name)
        .withRequest('POST', path, (request) =>
          request.headers(jsonHeaders).jsonBody({ module, name, ...others }),
        )
        .willRespondWith(201, (response) => response.jsonBody({ ...fields, ...others, name }))
        .executeTest(async ({ url }) => {
          openApp(url)
          const created = await part.create({ module: moduleId, name, ...others })
          expect(created).toMatchObject({ name })
        }))
  }

  test(`create${noun} refuses another person's module`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule({}, anotherPerson)))
      .uponReceiving(task.name)
      .withRequest('POST', path, (request) =>
        request.headers(jsonHeaders).jsonBody({ module, name: 'Health', ...others }),
      )
      .willRespondWith(400, (response) =>
        response.headers(errorHeaders).jsonBody(invalid('does_not_exist', 'module')),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        const creating = part.create({ module: moduleId, name: 'Health', ...others })
        await expect(creating).rejects.toMatchObject({
          kind: 'validation',
          errors: [{ code: 'does_not_exist', field: 'module' }],
        })
      }))

  const newOne = [newModule(), newPart({ name: 'Made' })]
  test(`update${noun} changes one`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...newOne))
      .uponReceiving(task.name)
      .withRequest('PUT', pathOfOne, (request) => request.headers(jsonHeaders).jsonBody(change))
      .willRespondWith(200, (response) => response.jsonBody({ ...fields, ...change }))
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await part.update(id, change)).toMatchObject(change)
      }))

  test(`delete${noun} deletes one`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(...newOne))
      .uponReceiving(task.name)
      .withRequest('DELETE', pathOfOne, (request) => request.headers(changeHeaders))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await part.delete(id)).toBeUndefined()
      }))

  for (const [deletion, promise, path] of [
    [`delete${noun}`, 'does not find what was deleted', pathInCalls],
    [
      `delete${nounOfModule}`,
      'does not find what belonged to a module that was deleted',
      pathOfModule,
    ],
  ] as const) {
    test(`${deletion} deletes and get${noun} ${promise}`, ({ task }) =>
      pact
        .addInteraction()
        .given('a person with content', content(...newOne, { method: 'DELETE', path }))
        .uponReceiving(task.name)
        .withRequest('GET', pathOfOne, (request) => request.headers(readHeaders))
        .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
        .executeTest(async ({ url }) => {
          openApp(url)
          await expect(part.get(id)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
        }))
  }

  const ofAnotherPerson = content(
    newModule({}, anotherPerson),
    newPart({ name: 'Made' }, anotherPerson),
  )

  test(`get${noun} does not find another person's`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', ofAnotherPerson)
      .uponReceiving(task.name)
      .withRequest('GET', pathOfOne, (request) => request.headers(readHeaders))
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(part.get(id)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))

  test(`update${noun} does not find another person's`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', ofAnotherPerson)
      .uponReceiving(task.name)
      .withRequest('PUT', pathOfOne, (request) => request.headers(jsonHeaders).jsonBody(change))
      .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
      .executeTest(async ({ url }) => {
        openApp(url)
        const changing = part.update(id, change)
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
        await expect(part.delete(id)).rejects.toMatchObject({ name: 'ApiError', status: 404 })
      }))
}
