import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { errorHeaders, invalid, notFound } from './answers.ts'
import { anotherPerson, everySign, longName, content } from './contents.ts'
import { parts } from './kinds/parts.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { moduleId } = examples['a person with content']
const module = MatchersV3.fromProviderState('${moduleId}', moduleId)

for (const part of parts) {
  const { noun, path, pathOfOne, pathInCalls, pathOfModule, id } = part
  const { newModule, newPart, others, fields, change } = part

  for (const [promise, name] of [
    ['creates one', 'Made'],
    ['takes a name of 50 characters', longName],
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
  const changed = { method: 'PUT', path: pathInCalls, body: change } as const
  for (const [promise, calls, answer] of [
    ['reads what was created', newOne, { ...others, name: 'Made' }],
    [
      'reads every letter and sign of a name',
      [newModule(), newPart({ name: everySign })],
      { ...others, name: everySign },
    ],
    ['reads what was changed', [...newOne, changed], change],
  ] as const) {
    test(`get${noun} ${promise}`, ({ task }) =>
      pact
        .addInteraction()
        .given('a person with content', content(...calls))
        .uponReceiving(task.name)
        .withRequest('GET', pathOfOne, (request) => request.headers(readHeaders))
        .willRespondWith(200, (response) => response.jsonBody({ ...fields, ...answer }))
        .executeTest(async ({ url }) => {
          openApp(url)
          expect(await part.get(id)).toMatchObject(answer)
        }))
  }

  for (const [promise, name] of [
    ['changes one', 'Changed'],
    ['takes a name of 50 characters', longName],
  ] as const) {
    test(`update${noun} ${promise}`, ({ task }) =>
      pact
        .addInteraction()
        .given('a person with content', content(...newOne))
        .uponReceiving(task.name)
        .withRequest('PUT', pathOfOne, (request) =>
          request.headers(jsonHeaders).jsonBody({ ...change, name }),
        )
        .willRespondWith(200, (response) => response.jsonBody({ ...fields, ...change, name }))
        .executeTest(async ({ url }) => {
          openApp(url)
          const saved = await part.update(id, { ...change, name })
          expect(saved).toMatchObject({ ...change, name })
        }))
  }

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

  for (const [promise, path] of [
    ['does not find what was deleted', pathInCalls],
    ['does not find what belonged to a module that was deleted', pathOfModule],
  ] as const) {
    test(`get${noun} ${promise}`, ({ task }) =>
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
