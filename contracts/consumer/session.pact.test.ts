import { dashboardOf } from '@daymark/backend/testing/kinds/index.ts'
import { anonymous, notAuthenticated, pending, signedIn } from './answers.ts'
import { promise } from './promise.ts'

promise('getSession tells who is signed in', {
  operation: 'getSession',
  given: 'a person',
  answer: signedIn,
})

promise('getSession tells a visitor that they are not signed in', {
  operation: 'getSession',
  given: 'a visitor',
  answer: anonymous,
})

promise('getSession shows that the code of a sign-up is to be entered', {
  operation: 'getSession',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  answer: pending('verify_email'),
})

promise('getSession shows that the code of a sign-in is to be entered', {
  operation: 'getSession',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in' },
  answer: pending('login_by_code'),
})

promise('getSession shows that the passkey of a sign-up is to be created', {
  operation: 'getSession',
  given: 'a visitor who has to create a passkey',
  answer: pending('mfa_signup_webauthn'),
})

for (const by of ['code', 'passkey']) {
  promise(`getSession tells who has just logged in by ${by}`, {
    operation: 'getSession',
    given: 'a person who has just logged in',
    params: { by },
    answer: signedIn,
  })

  promise(`getWidgets takes the session cookie of a log-in by ${by}`, {
    operation: 'getWidgets',
    given: 'a person who has just logged in',
    params: { by },
    answer: dashboardOf(),
  })
}

promise('deleteSession logs out', {
  operation: 'deleteSession',
  given: 'a person',
  answer: anonymous,
})

promise(
  'getSession tells that the caller is not signed in, with the cookie from before the log-out',
  { operation: 'getSession', given: 'a person who has logged out', answer: anonymous },
)

promise('getWidgets gives nothing for the cookie from before the log-out', {
  operation: 'getWidgets',
  given: 'a person who has logged out',
  refusal: notAuthenticated,
})

promise('deleteSession throws a pending flow away', {
  operation: 'deleteSession',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  answer: anonymous,
})
