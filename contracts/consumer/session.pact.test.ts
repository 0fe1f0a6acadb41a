import { deleteSession, getSession, getWidgets } from '@daymark/api'
import { expect, test } from 'vitest'
import { dashboardOf } from '@daymark/backend/testing/kinds/index.ts'
import { anonymous, errorHeaders, notAuthenticated, pending, signedIn } from './answers.ts'
import { changeHeaders, openApp, pact, readHeaders } from './pact.ts'

const session = '/_allauth/browser/v1/auth/session'

test('getSession tells who is signed in', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('GET', session, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSession()).toMatchObject({
        status: 200,
        data: { user: { email: 'anna@example.com' } },
      })
    }))

test('getSession tells a visitor that they are not signed in', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('GET', session, (request) => request.headers(readHeaders))
    .willRespondWith(401, (response) => response.jsonBody(anonymous))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSession()).toMatchObject({ status: 401, meta: { is_authenticated: false } })
    }))

test('getSession shows that the code of a sign-up is to be entered', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-up' })
    .uponReceiving(task.name)
    .withRequest('GET', session, (request) => request.headers(readHeaders))
    .willRespondWith(401, (response) => response.jsonBody(pending('verify_email')))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSession()).toMatchObject({
        status: 401,
        data: { flows: [{ id: 'verify_email', is_pending: true }] },
      })
    }))

test('getSession shows that the code of a sign-in is to be entered', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-in' })
    .uponReceiving(task.name)
    .withRequest('GET', session, (request) => request.headers(readHeaders))
    .willRespondWith(401, (response) => response.jsonBody(pending('login_by_code')))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSession()).toMatchObject({
        status: 401,
        data: { flows: [{ id: 'login_by_code', is_pending: true }] },
      })
    }))

test('getSession shows that the passkey of a sign-up is to be created', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who has to create a passkey')
    .uponReceiving(task.name)
    .withRequest('GET', session, (request) => request.headers(readHeaders))
    .willRespondWith(401, (response) => response.jsonBody(pending('mfa_signup_webauthn')))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSession()).toMatchObject({
        status: 401,
        data: { flows: [{ id: 'mfa_signup_webauthn', is_pending: true }] },
      })
    }))

for (const by of ['code', 'passkey']) {
  test(`getSession tells who has just logged in by ${by}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person who has just logged in', { by })
      .uponReceiving(task.name)
      .withRequest('GET', session, (request) => request.headers(readHeaders))
      .willRespondWith(200, (response) => response.jsonBody(signedIn))
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await getSession()).toMatchObject({ status: 200 })
      }))

  test(`getWidgets takes the session cookie of a log-in by ${by}`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person who has just logged in', { by })
      .uponReceiving(task.name)
      .withRequest('GET', '/api/v1/widgets/', (request) => request.headers(readHeaders))
      .willRespondWith(200, (response) => response.jsonBody(dashboardOf()))
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await getWidgets()).toEqual(dashboardOf())
      }))
}

test('deleteSession logs out', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('DELETE', session, (request) => request.headers(changeHeaders))
    .willRespondWith(401, (response) => response.jsonBody(anonymous))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await deleteSession()).toMatchObject({ status: 401 })
    }))

test('getSession tells that the caller is not signed in, with the cookie from before the log-out', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person who has logged out')
    .uponReceiving(task.name)
    .withRequest('GET', session, (request) => request.headers(readHeaders))
    .willRespondWith(401, (response) => response.jsonBody(anonymous))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSession()).toMatchObject({ status: 401 })
    }))

test('getWidgets gives nothing for the cookie from before the log-out', ({ task }) =>
  pact
    .addInteraction()
    .given('a person who has logged out')
    .uponReceiving(task.name)
    .withRequest('GET', '/api/v1/widgets/', (request) => request.headers(readHeaders))
    .willRespondWith(401, (response) => response.headers(errorHeaders).jsonBody(notAuthenticated))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(getWidgets()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
    }))

test('deleteSession throws a pending flow away', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-up' })
    .uponReceiving(task.name)
    .withRequest('DELETE', session, (request) => request.headers(changeHeaders))
    .willRespondWith(401, (response) => response.jsonBody(anonymous))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await deleteSession()).toMatchObject({ status: 401 })
    }))
