import {
  createSignUpPasskey,
  getSignUpPasskeyOptions,
  resendVerification,
  signUp,
  verifyEmail,
} from '@daymark/api'
import { expect } from 'vitest'
import {
  conflict,
  creationOptions,
  pending,
  refused,
  refusedSomehow,
  signedIn,
  tooManyRequests,
} from './answers.ts'
import { foreignClientData, newPasskey } from './credentials.ts'
import { promise } from './promise.ts'

const foreign = foreignClientData('webauthn.create')

promise('goes on to the code that was mailed', {
  operation: 'signUp',
  given: 'a visitor',
  request: ({ email }) => ({ body: { email } }),
  answer: pending('verify_email'),
  call: ({ email }) => signUp({ email }),
})

promise('does not fit a person who is signed in', {
  operation: 'signUp',
  given: 'a person',
  request: ({ email }) => ({ body: { email } }),
  answer: conflict,
  call: ({ email }) => signUp({ email }),
})

promise('is limited', {
  operation: 'signUp',
  given: 'a limit that is used up',
  params: { of: 'signUp' },
  request: ({ email }) => ({ body: { email } }),
  answer: tooManyRequests,
  call: ({ email }) => signUp({ email }),
})

promise('goes on to the passkey', {
  operation: 'verifyEmail',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  request: ({ code }) => ({ body: { key: code } }),
  answer: pending('mfa_signup_webauthn'),
  call: ({ code }) => verifyEmail({ key: code }),
})

promise('refuses a wrong key', {
  operation: 'verifyEmail',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  request: () => ({ body: { key: 'XXXXXX' } }),
  answer: refused('incorrect_code', 'key'),
  call: () => verifyEmail({ key: 'XXXXXX' }),
  expect: (answer) =>
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ code: 'incorrect_code', field: 'key' }],
    }),
})

promise('takes no key any more after ten that were wrong', {
  operation: 'verifyEmail',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up', wrongTries: 10 },
  request: ({ code }) => ({ body: { key: code } }),
  answer: refusedSomehow,
  call: ({ code }) => verifyEmail({ key: code }),
  expect: (answer) => expect(answer).toMatchObject({ status: 400 }),
})

promise('does not fit when no key is out', {
  operation: 'verifyEmail',
  given: 'a visitor',
  request: () => ({ body: { key: 'XXXXXX' } }),
  answer: conflict,
  call: () => verifyEmail({ key: 'XXXXXX' }),
})

promise('sends nothing when no key is out', {
  operation: 'resendVerification',
  given: 'a visitor',
  request: () => ({}),
  answer: conflict,
  call: () => resendVerification(),
})

promise('adds the address of a person who is signed in', {
  operation: 'verifyEmail',
  given: 'a person with a second address',
  params: { address: 'waiting' },
  request: ({ code }) => ({ body: { key: code } }),
  answer: signedIn,
  call: ({ code }) => verifyEmail({ key: code }),
})

promise('refuses the address of another person, even with its key', {
  operation: 'verifyEmail',
  given: 'a person with a second address',
  params: { address: 'taken' },
  request: ({ code }) => ({ body: { key: code } }),
  answer: refused('email_taken', 'key'),
  call: ({ code }) => verifyEmail({ key: code }),
  expect: (answer) =>
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'email_taken', field: 'key' }] }),
})

promise('gives what the browser needs', {
  operation: 'getSignUpPasskeyOptions',
  given: 'a visitor who has to create a passkey',
  answer: creationOptions,
  call: () => getSignUpPasskeyOptions(),
})

promise('does not fit without a sign-up', {
  operation: 'getSignUpPasskeyOptions',
  given: 'a visitor',
  answer: conflict,
  call: () => getSignUpPasskeyOptions(),
})

promise('signs in', {
  operation: 'createSignUpPasskey',
  given: 'a visitor who has to create a passkey',
  request: (values) => ({ body: newPasskey('My laptop', values) }),
  answer: signedIn,
  call: (values) => createSignUpPasskey(newPasskey('My laptop', values)),
})

promise('refuses a passkey that answers another challenge', {
  operation: 'createSignUpPasskey',
  given: 'a visitor who has to create a passkey',
  request: (values) => ({ body: newPasskey('My laptop', { ...values, ...foreign }) }),
  answer: refused('incorrect_code'),
  call: (values) => createSignUpPasskey(newPasskey('My laptop', { ...values, ...foreign })),
  expect: (answer) =>
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'incorrect_code' }] }),
})
