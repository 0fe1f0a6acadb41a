import {
  createInspirationOption,
  listInspirationOptions,
  patchInspirationOption,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { absoluteUrl, errorHeaders, invalid, notFound, page } from './answers.ts'
import { anotherPerson, contentsOf, content, uploadImage } from './contents.ts'
import { inspiration } from './kinds/inspiration.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, integer } = MatchersV3
const { newModule, newOption } = contentsOf(inspiration)

const path = '/api/v1/inspiration-options/'
const { moduleId, optionId, uploadId } = examples['a person with content']
const module = fromProviderState('${moduleId}', moduleId)
const upload = fromProviderState('${uploadId}', uploadId)
const pathOfOption = fromProviderState(`${path}\${optionId}/`, `${path}${optionId}/`)

const shown = {
  id: integer(6),
  image: integer(11),
  imageURL: absoluteUrl,
}

test('listInspirationOptions lists the only option of a module, without the number of a page', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), newOption()))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({ module, page_size: '1' }),
    )
    .willRespondWith(200, (response) => response.jsonBody(page({ id: integer(6) })))
    .executeTest(async ({ url }) => {
      openApp(url)
      const { results } = await listInspirationOptions({ module: moduleId, page_size: 1 })
      expect(results).toHaveLength(1)
    }))

test('createInspirationOption creates an image option, whose image comes later', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule()))
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ module, name: 'Cat', type: 'image' }),
    )
    .willRespondWith(201, (response) =>
      response.jsonBody({ id: integer(6), type: 'image', image: null, imageURL: null }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const body = { module: moduleId, name: 'Cat', type: 'image' } as const
      expect(await createInspirationOption(body)).toMatchObject({ id: 6, image: null })
    }))

test('patchInspirationOption shows the image that was uploaded', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), newOption(), uploadImage()))
    .uponReceiving(task.name)
    .withRequest('PATCH', pathOfOption, (request) =>
      request.headers(jsonHeaders).jsonBody({ image: upload }),
    )
    .willRespondWith(200, (response) => response.jsonBody(shown))
    .executeTest(async ({ url }) => {
      openApp(url)
      const changed = await patchInspirationOption(optionId, { image: uploadId })
      expect(changed).toMatchObject({ image: 11 })
    }))

test("patchInspirationOption refuses another person's image", ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(newModule(), newOption(), uploadImage(anotherPerson)))
    .uponReceiving(task.name)
    .withRequest('PATCH', pathOfOption, (request) =>
      request.headers(jsonHeaders).jsonBody({ image: upload }),
    )
    .willRespondWith(400, (response) =>
      response.headers(errorHeaders).jsonBody(invalid('does_not_exist', 'image')),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const changing = patchInspirationOption(optionId, { image: uploadId })
      await expect(changing).rejects.toMatchObject({
        kind: 'validation',
        status: 400,
        errors: [{ code: 'does_not_exist', field: 'image' }],
      })
    }))

test("patchInspirationOption does not find another person's", ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(newModule({}, anotherPerson), newOption({}, anotherPerson)),
    )
    .uponReceiving(task.name)
    .withRequest('PATCH', pathOfOption, (request) =>
      request.headers(jsonHeaders).jsonBody({ name: 'Happy' }),
    )
    .willRespondWith(404, (response) => response.headers(errorHeaders).jsonBody(notFound))
    .executeTest(async ({ url }) => {
      openApp(url)
      const changing = patchInspirationOption(optionId, { name: 'Happy' })
      await expect(changing).rejects.toMatchObject({ name: 'ApiError', status: 404 })
    }))
