import { deleteSession, getSession, getWidgets } from '@daymark/api'
import { expect } from 'vitest'
import { anonymous, notAuthenticated, pending, signedIn } from './answers.ts'
import { promise } from './promise.ts'

promise('tells who is signed in', {
  operation: 'getSession',
  given: 'a person',
  answer: signedIn,
  call: () => getSession(),
  expect: (answer) =>
    expect(answer).toMatchObject({ status: 200, data: { user: { email: 'anna@example.com' } } }),
})

promise('tells a visitor that they are not signed in', {
  operation: 'getSession',
  given: 'a visitor',
  answer: anonymous,
  call: () => getSession(),
  expect: (answer) =>
    expect(answer).toMatchObject({ status: 401, meta: { is_authenticated: false } }),
})

promise('shows that the code of a sign-up is to be entered', {
  operation: 'getSession',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  answer: pending('verify_email'),
  call: () => getSession(),
  expect: (answer) => expectPending(answer, 'verify_email'),
})

promise('shows that the code of a sign-in is to be entered', {
  operation: 'getSession',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in' },
  answer: pending('login_by_code'),
  call: () => getSession(),
  expect: (answer) => expectPending(answer, 'login_by_code'),
})

promise('shows that the passkey of a sign-up is to be created', {
  operation: 'getSession',
  given: 'a visitor who has to create a passkey',
  answer: pending('mfa_signup_webauthn'),
  call: () => getSession(),
  expect: (answer) => expectPending(answer, 'mfa_signup_webauthn'),
})

promise('logs out', {
  operation: 'deleteSession',
  given: 'a person',
  answer: anonymous,
  call: () => deleteSession(),
})

promise('tells that the caller is not signed in, with the cookie from before the log-out', {
  operation: 'getSession',
  given: 'a person who has logged out',
  answer: anonymous,
  call: () => getSession(),
})

promise('gives nothing for the cookie from before the log-out', {
  operation: 'getWidgets',
  given: 'a person who has logged out',
  answer: notAuthenticated,
  call: () => getWidgets(),
  expect: (error) => expect(error).toMatchObject({ name: 'ApiError', status: 401 }),
})

promise('throws a pending flow away', {
  operation: 'deleteSession',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  answer: anonymous,
  call: () => deleteSession(),
})

function expectPending(answer: { status: number }, id: string) {
  expect(answer).toMatchObject({ status: 401, data: { flows: [{ id, is_pending: true }] } })
}
