import {
  addEmailAddress,
  deleteEmailAddress,
  listEmailAddresses,
  requestEmailVerification,
  setPrimaryEmailAddress,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { refused } from './answers.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { arrayContaining, fromProviderState, regex } = MatchersV3
const path = '/_allauth/browser/v1/account/email'

const { email } = examples['a person']
const { address } = examples['a person with a second address']

// The states take addresses at two hosts, so that an answer cannot mistake one for the other.
const first = {
  email: regex('^[^@]+@example.com$', 'anna@example.com'),
  verified: true,
  primary: true,
}
const second = {
  email: regex('^[^@]+@example.org$', 'anna@example.org'),
  verified: true,
  primary: false,
}
const onlyFirst = { status: 200, data: [first] }
/** In any order: django-allauth does not sort addresses, and PostgreSQL moves one that was changed. */
const both = (...addresses: object[]) => ({ status: 200, data: arrayContaining(...addresses) })

test('listEmailAddresses lists the one address', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody(onlyFirst))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listEmailAddresses()).toMatchObject({
        data: [{ email: 'anna@example.com', verified: true, primary: true }],
      })
    }))

test('listEmailAddresses lists an address that waits for its key', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', { address: 'waiting' })
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody(both(first, { ...second, verified: false })),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listEmailAddresses()).toMatchObject({ data: [{}, { verified: false }] })
    }))

test('addEmailAddress adds an address, which is not verified yet', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: 'anna@example.org' }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody(both(first, { ...second, verified: false })),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await addEmailAddress({ email: 'anna@example.org' })).toMatchObject({
        data: [{}, { verified: false }],
      })
    }))

test('addEmailAddress refuses an address of the account', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('duplicate_email', 'email')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(addEmailAddress({ email })).rejects.toMatchObject({
        errors: [{ code: 'duplicate_email', field: 'email' }],
      })
    }))

test('addEmailAddress does not fit when the caller is not signed in', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: 'anna@example.org' }),
    )
    .willRespondWith(409, (response) => response.jsonBody({ status: 409 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      const adding = addEmailAddress({ email: 'anna@example.org' })
      await expect(adding).rejects.toMatchObject({ status: 409 })
    }))

test('addEmailAddress is limited for each address', ({ task }) =>
  pact
    .addInteraction()
    .given('a limit that is used up', { of: 'addEmailAddress' })
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(429, (response) => response.jsonBody({ status: 429 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(addEmailAddress({ email })).rejects.toMatchObject({ status: 429 })
    }))

test('requestEmailVerification is refused while the key that is out is valid', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', { address: 'waiting' })
    .uponReceiving(task.name)
    .withRequest('PUT', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${address}', address) }),
    )
    .willRespondWith(403, (response) => response.jsonBody({ status: 403 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await requestEmailVerification({ email: address })).toMatchObject({ status: 403 })
    }))

test('requestEmailVerification refuses an address that the account does not have', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('PUT', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: 'elsewhere@example.com' }),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('unknown_email', 'email')))
    .executeTest(async ({ url }) => {
      openApp(url)
      const asking = requestEmailVerification({ email: 'elsewhere@example.com' })
      await expect(asking).rejects.toMatchObject({ errors: [{ code: 'unknown_email' }] })
    }))

test('setPrimaryEmailAddress makes a verified address the primary one', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', { address: 'verified' })
    .uponReceiving(task.name)
    .withRequest('PATCH', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ email: fromProviderState('${address}', address), primary: true }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody(both({ ...first, primary: false }, { ...second, primary: true })),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const changed = await setPrimaryEmailAddress({ email: address, primary: true })
      expect(changed).toMatchObject({ data: [{}, { primary: true }] })
    }))

test('listEmailAddresses lists the primary address as it was changed', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', {
      address: 'verified',
      calls: [{ method: 'PATCH', path, body: { email: '${address}', primary: true } }],
    })
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody(both({ ...first, primary: false }, { ...second, primary: true })),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listEmailAddresses()).toMatchObject({ data: [{}, { primary: true }] })
    }))

test('listEmailAddresses lists no address that was deleted', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', {
      address: 'verified',
      calls: [{ method: 'DELETE', path, body: { email: '${address}' } }],
    })
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody(onlyFirst))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listEmailAddresses()).toMatchObject({ data: [{ primary: true }] })
    }))

test('setPrimaryEmailAddress refuses an address that is gone', ({ task }) => {
  const body = { email: 'elsewhere@example.com', primary: true } as const
  return pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('PATCH', path, (request) => request.headers(jsonHeaders).jsonBody(body))
    .willRespondWith(400, (response) => response.jsonBody(refused('unknown_email', 'email')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(setPrimaryEmailAddress(body)).rejects.toMatchObject({
        errors: [{ code: 'unknown_email' }],
      })
    })
})

test('deleteEmailAddress deletes an address', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', { address: 'verified' })
    .uponReceiving(task.name)
    .withRequest('DELETE', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${address}', address) }),
    )
    .willRespondWith(200, (response) => response.jsonBody(onlyFirst))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await deleteEmailAddress({ email: address })).toMatchObject({
        data: [{ primary: true }],
      })
    }))

test('deleteEmailAddress keeps the primary address', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('DELETE', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(400, (response) =>
      response.jsonBody(refused('cannot_remove_primary_email', 'email')),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(deleteEmailAddress({ email })).rejects.toMatchObject({
        errors: [{ code: 'cannot_remove_primary_email' }],
      })
    }))
