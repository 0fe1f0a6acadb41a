import {
  createSignUpPasskey,
  getSignUpPasskeyOptions,
  resendVerification,
  signUp,
  verifyEmail,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { anyRefusal, creationOptions, pending, refused, signedIn } from './answers.ts'
import { foreignClientDataJSON, fromState, newPasskey } from './credentials.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { fromProviderState } = MatchersV3
const signUpPath = '/_allauth/browser/v1/auth/webauthn/signup'
const verifyPath = '/_allauth/browser/v1/auth/email/verify'

const { email } = examples['a visitor']
const { code } = examples['a visitor who waits for a code']
const passkey = examples['a visitor who has to create a passkey']

test('signUp goes on to the code that was mailed', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', signUpPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(401, (response) => response.jsonBody(pending('verify_email')))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await signUp({ email })).toMatchObject({ status: 401 })
    }))

test('signUp does not fit a person who is signed in', ({ task }) =>
  pact
    .addInteraction()
    .given('a person')
    .uponReceiving(task.name)
    .withRequest('POST', signUpPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(409, (response) => response.jsonBody({ status: 409 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(signUp({ email })).rejects.toMatchObject({ status: 409 })
    }))

test('signUp is limited', ({ task }) =>
  pact
    .addInteraction()
    .given('a limit that is used up', { of: 'signUp' })
    .uponReceiving(task.name)
    .withRequest('POST', signUpPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ email: fromProviderState('${email}', email) }),
    )
    .willRespondWith(429, (response) => response.jsonBody({ status: 429 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(signUp({ email })).rejects.toMatchObject({ status: 429 })
    }))

test('verifyEmail goes on to the passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-up' })
    .uponReceiving(task.name)
    .withRequest('POST', verifyPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ key: fromProviderState('${code}', code) }),
    )
    .willRespondWith(401, (response) => response.jsonBody(pending('mfa_signup_webauthn')))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await verifyEmail({ key: code })).toMatchObject({ status: 401 })
    }))

test('verifyEmail refuses a wrong key', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-up' })
    .uponReceiving(task.name)
    .withRequest('POST', verifyPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ key: 'XXXXXX' }),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('incorrect_code', 'key')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(verifyEmail({ key: 'XXXXXX' })).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'incorrect_code', field: 'key' }],
      })
    }))

test('verifyEmail takes no key any more after ten that were wrong', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who waits for a code', { purpose: 'sign-up', wrongTries: 10 })
    .uponReceiving(task.name)
    .withRequest('POST', verifyPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ key: fromProviderState('${code}', code) }),
    )
    .willRespondWith(anyRefusal)
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(verifyEmail({ key: code })).rejects.toMatchObject({ status: 400 })
    }))

test('verifyEmail does not fit when no key is out', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', verifyPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ key: 'XXXXXX' }),
    )
    .willRespondWith(409, (response) => response.jsonBody({ status: 409 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(verifyEmail({ key: 'XXXXXX' })).rejects.toMatchObject({ status: 409 })
    }))

test('resendVerification sends nothing when no key is out', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('POST', '/_allauth/browser/v1/auth/email/verify/resend', (request) =>
      request.headers(changeHeaders),
    )
    .willRespondWith(409, (response) => response.jsonBody({ status: 409 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(resendVerification()).rejects.toMatchObject({ status: 409 })
    }))

test('verifyEmail adds the address of a person who is signed in', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', { address: 'waiting' })
    .uponReceiving(task.name)
    .withRequest('POST', verifyPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ key: fromProviderState('${code}', code) }),
    )
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await verifyEmail({ key: code })).toMatchObject({ status: 200 })
    }))

test('verifyEmail refuses the address of another person, even with its key', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a second address', { address: 'taken' })
    .uponReceiving(task.name)
    .withRequest('POST', verifyPath, (request) =>
      request.headers(jsonHeaders).jsonBody({ key: fromProviderState('${code}', code) }),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('email_taken', 'key')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(verifyEmail({ key: code })).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'email_taken', field: 'key' }],
      })
    }))

test('getSignUpPasskeyOptions gives what the browser needs', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who has to create a passkey')
    .uponReceiving(task.name)
    .withRequest('GET', signUpPath, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody(creationOptions))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getSignUpPasskeyOptions()).toMatchObject({ status: 200 })
    }))

test('getSignUpPasskeyOptions does not fit without a sign-up', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor')
    .uponReceiving(task.name)
    .withRequest('GET', signUpPath, (request) => request.headers(readHeaders))
    .willRespondWith(409, (response) => response.jsonBody({ status: 409 }))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(getSignUpPasskeyOptions()).rejects.toMatchObject({ status: 409 })
    }))

test('createSignUpPasskey signs in', ({ task }) =>
  pact
    .addInteraction()
    .given('a visitor who has to create a passkey')
    .uponReceiving(task.name)
    .withRequest('PUT', signUpPath, (request) =>
      request.headers(jsonHeaders).jsonBody(newPasskey('My laptop', fromState(passkey))),
    )
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      const created = await createSignUpPasskey(newPasskey('My laptop', passkey))
      expect(created).toMatchObject({ status: 200 })
    }))

test('createSignUpPasskey refuses a passkey that answers another challenge', ({ task }) => {
  const foreign = { clientDataJSON: foreignClientDataJSON }
  return pact
    .addInteraction()
    .given('a visitor who has to create a passkey')
    .uponReceiving(task.name)
    .withRequest('PUT', signUpPath, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody(newPasskey<unknown>('My laptop', { ...fromState(passkey), ...foreign })),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('incorrect_code')))
    .executeTest(async ({ url }) => {
      openApp(url)
      const created = createSignUpPasskey(newPasskey('My laptop', { ...passkey, ...foreign }))
      await expect(created).rejects.toMatchObject({
        status: 400,
        errors: [{ code: 'incorrect_code' }],
      })
    })
})
