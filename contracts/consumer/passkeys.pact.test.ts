import {
  addPasskey,
  deletePasskeys,
  getPasskeyOptions,
  listAuthenticators,
  renamePasskey,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { creationOptions, refused } from './answers.ts'
import { foreignClientDataJSON, fromState, newPasskey } from './credentials.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState, integer, number, string } = MatchersV3
const listPath = '/_allauth/browser/v1/account/authenticators'
const path = `${listPath}/webauthn`

const { passkeyId } = examples['a person with a passkey']
const added = examples['a person who adds a passkey']

const passkey = {
  type: 'webauthn',
  id: integer(7),
  name: string('My laptop'),
  created_at: number(1795206955.25),
}

test('listAuthenticators lists a passkey that was never used', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a passkey')
    .uponReceiving(task.name)
    .withRequest('GET', listPath, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ status: 200, data: [{ ...passkey, last_used_at: null }] }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listAuthenticators()).toMatchObject({ data: [{ id: 7, last_used_at: null }] })
    }))

test('listAuthenticators lists the name that a passkey was given', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a passkey', {
      calls: [{ method: 'PUT', path, body: { id: '${passkeyId}', name: 'Old laptop' } }],
    })
    .uponReceiving(task.name)
    .withRequest('GET', listPath, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ status: 200, data: [{ ...passkey, name: 'Old laptop' }] }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listAuthenticators()).toMatchObject({ data: [{ name: 'Old laptop' }] })
    }))

test('listAuthenticators lists no passkey that was deleted', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a passkey', {
      calls: [{ method: 'DELETE', path, body: { authenticators: ['${passkeyId}'] } }],
    })
    .uponReceiving(task.name)
    .withRequest('GET', listPath, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody({ status: 200, data: [] }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listAuthenticators()).toEqual({ status: 200, data: [] })
    }))

test('listAuthenticators lists nothing when there is no passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('GET', listPath, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody({ status: 200, data: [] }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listAuthenticators()).toEqual({ status: 200, data: [] })
    }))

test('getPasskeyOptions gives what the browser needs for a passkey that can sign in', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) =>
      request.headers(readHeaders).query({ passwordless: 'true' }),
    )
    .willRespondWith(200, (response) => response.jsonBody(creationOptions))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPasskeyOptions({ passwordless: 'true' })).toMatchObject({ status: 200 })
    }))

test('addPasskey adds a passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a person who adds a passkey')
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody(newPasskey('My phone', fromState(added))),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({ status: 200, data: { ...passkey, name: 'My phone' } }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await addPasskey(newPasskey('My phone', added))).toMatchObject({
        status: 200,
        data: { name: 'My phone' },
      })
    }))

test('addPasskey refuses a passkey that the caller did not ask for', ({ task }) => {
  const foreign = { clientDataJSON: foreignClientDataJSON }
  return pact
    .addInteraction()
    .given('a person who adds a passkey')
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody(newPasskey<unknown>('My phone', { ...fromState(added), ...foreign })),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('incorrect_code')))
    .executeTest(async ({ url }) => {
      openApp(url)
      const adding = addPasskey(newPasskey('My phone', { ...added, ...foreign }))
      await expect(adding).rejects.toMatchObject({ errors: [{ code: 'incorrect_code' }] })
    })
})

test('renamePasskey renames a passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a passkey')
    .uponReceiving(task.name)
    .withRequest('PUT', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ id: fromProviderState('${passkeyId}', passkeyId), name: 'Old laptop' }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({ status: 200, data: { ...passkey, name: 'Old laptop' } }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await renamePasskey({ id: passkeyId, name: 'Old laptop' })).toMatchObject({
        status: 200,
        data: { name: 'Old laptop' },
      })
    }))

test('renamePasskey refuses a passkey that is gone', ({ task }) => {
  const body = { id: 999999999, name: 'Old laptop' }
  return pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('PUT', path, (request) => request.headers(jsonHeaders).jsonBody(body))
    .willRespondWith(400, (response) => response.jsonBody(refused('invalid_choice', 'id')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(renamePasskey(body)).rejects.toMatchObject({
        errors: [{ code: 'invalid_choice' }],
      })
    })
})

test('deletePasskeys deletes a passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a passkey')
    .uponReceiving(task.name)
    .withRequest('DELETE', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ authenticators: [fromProviderState('${passkeyId}', passkeyId)] }),
    )
    .willRespondWith(200, (response) => response.jsonBody({ status: 200 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      const deleted = await deletePasskeys({ authenticators: [passkeyId] })
      expect(deleted).toMatchObject({ status: 200 })
    }))

test('deletePasskeys refuses a passkey that is gone', ({ task }) => {
  const body = { authenticators: [999999999] }
  return pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('DELETE', path, (request) => request.headers(jsonHeaders).jsonBody(body))
    .willRespondWith(400, (response) =>
      response.jsonBody(refused('invalid_choice', 'authenticators')),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(deletePasskeys(body)).rejects.toMatchObject({
        errors: [{ code: 'invalid_choice' }],
      })
    })
})
