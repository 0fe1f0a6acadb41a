import {
  confirmLoginCode,
  getPasskeyLoginOptions,
  logInByPasskey,
  requestLoginCode,
} from '@daymark/api'
import { expect } from 'vitest'
import { conflict, pending, refused, refusedSomehow, requestOptions, signedIn } from './answers.ts'
import { usedPasskey } from './credentials.ts'
import { promise } from './promise.ts'

promise('goes on to the code, also without an account', {
  operation: 'requestLoginCode',
  given: 'a visitor',
  request: ({ email }) => ({ body: { email } }),
  answer: pending('login_by_code'),
  call: ({ email }) => requestLoginCode({ email }),
})

promise('tells a person who is signed in already', {
  operation: 'requestLoginCode',
  given: 'a person',
  request: ({ email }) => ({ body: { email } }),
  answer: signedIn,
  call: ({ email }) => requestLoginCode({ email }),
})

promise('is limited for each address', {
  operation: 'requestLoginCode',
  given: 'a limit that is used up',
  params: { of: 'requestLoginCode' },
  request: ({ email }) => ({ body: { email } }),
  answer: refused('too_many_login_attempts', 'email'),
  call: ({ email }) => requestLoginCode({ email }),
  expect: (answer) =>
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'too_many_login_attempts' }] }),
})

promise('is refused without the CSRF token', {
  operation: 'requestLoginCode',
  given: 'a visitor',
  request: ({ email }) => ({ body: { email }, csrfToken: 'outdated' }),
  answer: { status: 403 },
  call: ({ email }) => requestLoginCode({ email }),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', kind: 'client', status: 403 }),
})

promise('signs in with the code that was mailed', {
  operation: 'confirmLoginCode',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in' },
  request: ({ code }) => ({ body: { code } }),
  answer: signedIn,
  call: ({ code }) => confirmLoginCode({ code }),
})

promise('refuses a wrong code', {
  operation: 'confirmLoginCode',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in' },
  request: () => ({ body: { code: 'XXXXXX' } }),
  answer: refused('incorrect_code', 'code'),
  call: () => confirmLoginCode({ code: 'XXXXXX' }),
  expect: (answer) =>
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ code: 'incorrect_code', field: 'code' }],
    }),
})

promise('takes no code any more after ten that were wrong', {
  operation: 'confirmLoginCode',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in', wrongTries: 10 },
  request: ({ code }) => ({ body: { code } }),
  answer: refusedSomehow,
  call: ({ code }) => confirmLoginCode({ code }),
  expect: (answer) => expect(answer).toMatchObject({ status: 400 }),
})

promise('does not fit when no code is out', {
  operation: 'confirmLoginCode',
  given: 'a visitor',
  request: () => ({ body: { code: 'XXXXXX' } }),
  answer: conflict,
  call: () => confirmLoginCode({ code: 'XXXXXX' }),
})

promise('gives what the browser needs, for any passkey of the site', {
  operation: 'getPasskeyLoginOptions',
  given: 'a visitor',
  answer: requestOptions([]),
  call: () => getPasskeyLoginOptions(),
})

promise('signs in with a passkey', {
  operation: 'logInByPasskey',
  given: 'a visitor who owns a passkey',
  request: (values) => ({ body: usedPasskey(values) }),
  answer: signedIn,
  call: (values) => logInByPasskey(usedPasskey(values)),
})

promise('refuses a wrong signature', {
  operation: 'logInByPasskey',
  given: 'a visitor who owns a passkey',
  request: (values) => ({ body: usedPasskey({ ...values, signature: 'MEUCIQDbWmFrZQ' }) }),
  answer: refused('incorrect_code', 'credential'),
  call: (values) => logInByPasskey(usedPasskey({ ...values, signature: 'MEUCIQDbWmFrZQ' })),
  expect: (answer) =>
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ code: 'incorrect_code', field: 'credential' }],
    }),
})
