import {
  confirmLoginCode,
  getPasskeyLoginOptions,
  logInByPasskey,
  requestLoginCode,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { anyRefusal, pending, refused, requestOptions, signedIn } from './answers.ts'
import { fromState, usedPasskey } from './credentials.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState } = MatchersV3
const requestPath = '/_allauth/browser/v1/auth/code/request'
const confirmPath = '/_allauth/browser/v1/auth/code/confirm'
const passkeyPath = '/_allauth/browser/v1/auth/webauthn/login'

const { email } = examples['a visitor']
const { code } = examples['a visitor who waits for a code']
const passkey = examples['a visitor who owns a passkey']

test('requestLoginCode goes on to the code, also without an account', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', requestPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(401, (response) => response.jsonBody(pending('login_by_code')))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await requestLoginCode({ email })).toMatchObject({ status: 401 })
    }))

test('requestLoginCode tells a person who is signed in already', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', requestPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await requestLoginCode({ email })).toMatchObject({ status: 200 })
    }))

test('requestLoginCode is limited for each address', ({ task }) =>
  pact
    .addInteraction()
    .given('a limit that is used up', { of: 'requestLoginCode' })
    .uponReceiving(task.name)
    .withRequest('POST', requestPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(400, (response) =>
      response.jsonBody(refused('too_many_login_attempts', 'email')),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(requestLoginCode({ email })).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'too_many_login_attempts' }],
      })
    }))

test('requestLoginCode is refused without the CSRF token', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', requestPath, (request) =>
      request
        .headers({ ...jsonHeaders, 'X-CSRFTOKEN': 'outdated' })
        .jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(403)
    .executeTest(async ({ url }) => {
      openApp(url, { cookie: 'csrftoken=outdated' })
      await expect(requestLoginCode({ email })).rejects.toMatchObject({
        name: 'ApiError',
        kind: 'client',
        status: 403,
      })
    }))

test('confirmLoginCode signs in with the code that was mailed', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-in' })
    .uponReceiving(task.name)
    .withRequest('POST', confirmPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ code: fromProviderState('${code}', code) }),
    )
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await confirmLoginCode({ code })).toMatchObject({ status: 200 })
    }))

test('confirmLoginCode refuses a wrong code', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-in' })
    .uponReceiving(task.name)
    .withRequest('POST', confirmPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ code: 'XXXXXX' }),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('incorrect_code', 'code')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(confirmLoginCode({ code: 'XXXXXX' })).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'incorrect_code', field: 'code' }],
      })
    }))

test('confirmLoginCode takes no code any more after ten that were wrong', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-in', wrongTries: 10 })
    .uponReceiving(task.name)
    .withRequest('POST', confirmPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ code: fromProviderState('${code}', code) }),
    )
    .willRespondWith(anyRefusal)
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(confirmLoginCode({ code })).rejects.toMatchObject({ status: 400 })
    }))

test('confirmLoginCode does not fit when no code is out', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', confirmPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ code: 'XXXXXX' }),
    )
    .willRespondWith(409, (response) => response.jsonBody({ status: 409 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(confirmLoginCode({ code: 'XXXXXX' })).rejects.toMatchObject({ status: 409 })
    }))

test('getPasskeyLoginOptions gives what the browser needs, for any passkey of the site', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('GET', passkeyPath, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody(requestOptions([])))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPasskeyLoginOptions()).toMatchObject({ status: 200 })
    }))

test('logInByPasskey signs in with a passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who owns a passkey')
    .uponReceiving(task.name)
    .withRequest('POST', passkeyPath, (request) =>
      request.headers(jsonHeaders).jsonBody(usedPasskey(fromState(passkey))),
    )
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await logInByPasskey(usedPasskey(passkey))).toMatchObject({ status: 200 })
    }))

test('logInByPasskey refuses a wrong signature', ({ task }) => {
  const wrong = { signature: 'MEUCIQDbWmFrZQ' }
  return pact
    .addInteraction()
    .given('a visitor who owns a passkey')
    .uponReceiving(task.name)
    .withRequest('POST', passkeyPath, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody(usedPasskey<unknown>({ ...fromState(passkey), ...wrong })),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('incorrect_code', 'credential')))
    .executeTest(async ({ url }) => {
      openApp(url)
      const credential = usedPasskey({ ...passkey, ...wrong })
      await expect(logInByPasskey(credential)).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'incorrect_code', field: 'credential' }],
      })
    })
})
