import {
  anyRefusal,
  conflict,
  creationOptions,
  pending,
  refused,
  signedIn,
  tooMany,
} from './answers.ts'
import { foreignClientDataJSON, newPasskey } from './credentials.ts'
import { promise } from './promise.ts'

promise('signUp goes on to the code that was mailed', {
  operation: 'signUp',
  given: 'a visitor',
  body: { email: '${email}' },
  answer: pending('verify_email'),
})

promise('signUp does not fit a person who is signed in', {
  operation: 'signUp',
  given: 'a person',
  body: { email: '${email}' },
  refusal: conflict,
})

promise('signUp is limited', {
  operation: 'signUp',
  given: 'a limit that is used up',
  params: { of: 'signUp' },
  body: { email: '${email}' },
  refusal: tooMany,
})

promise('verifyEmail goes on to the passkey', {
  operation: 'verifyEmail',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  body: { key: '${code}' },
  answer: pending('mfa_signup_webauthn'),
})

promise('verifyEmail refuses a wrong key', {
  operation: 'verifyEmail',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up' },
  body: { key: 'XXXXXX' },
  refusal: refused('incorrect_code', 'key'),
})

promise('verifyEmail takes no key any more after ten that were wrong', {
  operation: 'verifyEmail',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-up', wrongTries: 10 },
  body: { key: '${code}' },
  refusal: anyRefusal,
})

promise('verifyEmail does not fit when no key is out', {
  operation: 'verifyEmail',
  given: 'a visitor',
  body: { key: 'XXXXXX' },
  refusal: conflict,
})

promise('resendVerification sends nothing when no key is out', {
  operation: 'resendVerification',
  given: 'a visitor',
  refusal: conflict,
})

promise('verifyEmail adds the address of a person who is signed in', {
  operation: 'verifyEmail',
  given: 'a person with a second address',
  params: { address: 'waiting' },
  body: { key: '${code}' },
  answer: signedIn,
})

promise('verifyEmail refuses the address of another person, even with its key', {
  operation: 'verifyEmail',
  given: 'a person with a second address',
  params: { address: 'taken' },
  body: { key: '${code}' },
  refusal: refused('email_taken', 'key'),
})

promise('getSignUpPasskeyOptions gives what the browser needs', {
  operation: 'getSignUpPasskeyOptions',
  given: 'a visitor who has to create a passkey',
  answer: creationOptions,
})

promise('getSignUpPasskeyOptions does not fit without a sign-up', {
  operation: 'getSignUpPasskeyOptions',
  given: 'a visitor',
  refusal: conflict,
})

promise('createSignUpPasskey signs in', {
  operation: 'createSignUpPasskey',
  given: 'a visitor who has to create a passkey',
  body: newPasskey('My laptop'),
  answer: signedIn,
})

promise('createSignUpPasskey refuses a passkey that answers another challenge', {
  operation: 'createSignUpPasskey',
  given: 'a visitor who has to create a passkey',
  body: newPasskey('My laptop', { clientDataJSON: foreignClientDataJSON }),
  refusal: refused('incorrect_code'),
})
