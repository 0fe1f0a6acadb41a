import {
  createFileUpload,
  getReauthenticationOptions,
  getWidgets,
  listAuthenticators,
  listEmailAddresses,
} from '@daymark/api'
import { expect, test } from 'vitest'
import { anonymous, errorHeaders, notAuthenticated } from './answers.ts'
import { kinds } from './kinds/index.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'
import { refusesVisitors } from './visitor.ts'

// When a session has ended elsewhere, every call answers 401. One promise for each resource is enough.

const content = [
  { operation: 'getWidgets', path: '/api/v1/widgets/', read: () => getWidgets() },
  ...kinds
    .flatMap(({ modules, options, widgets, items }) =>
      [modules, options, widgets, items ?? []].flat(),
    )
    .map(({ noun, path, list }) => ({ operation: `list${noun}s`, path, read: () => list({}) })),
]

content.forEach(refusesVisitors)

test('createFileUpload tells that the caller is not signed in', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', '/api/v1/file-uploads/', (request) =>
      request.headers(jsonHeaders).jsonBody({ fileName: 'cat.png' }),
    )
    .willRespondWith(401, (response) => response.headers(errorHeaders).jsonBody(notAuthenticated))
    .executeTest(async ({ url }) => {
      openApp(url)
      const creating = createFileUpload({ fileName: 'cat.png' })
      await expect(creating).rejects.toMatchObject({ name: 'ApiError', status: 401 })
    }))

const account = [
  {
    operation: 'listAuthenticators',
    path: '/_allauth/browser/v1/account/authenticators',
    read: () => listAuthenticators(),
  },
  {
    operation: 'listEmailAddresses',
    path: '/_allauth/browser/v1/account/email',
    read: () => listEmailAddresses(),
  },
  {
    operation: 'getReauthenticationOptions',
    path: '/_allauth/browser/v1/auth/webauthn/reauthenticate',
    read: () => getReauthenticationOptions(),
  },
]

for (const { operation, path, read } of account) {
  test(`${operation} tells that the caller is not signed in`, ({ task }) =>
    pact
      .addInteraction()
      .given('a visitor')
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) => request.headers(readHeaders))
      .willRespondWith(401, (response) => response.jsonBody(anonymous))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(read()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
      }))
}
