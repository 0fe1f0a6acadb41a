import { anyRefusal, conflict, pending, refused, requestOptions, signedIn } from './answers.ts'
import { usedPasskey, wrongSignature } from './credentials.ts'
import { promise } from './promise.ts'

promise('requestLoginCode goes on to the code, also without an account', {
  operation: 'requestLoginCode',
  given: 'a visitor',
  body: { email: '${email}' },
  answer: pending('login_by_code'),
})

promise('requestLoginCode tells a person who is signed in already', {
  operation: 'requestLoginCode',
  given: 'a person',
  body: { email: '${email}' },
  answer: signedIn,
})

promise('requestLoginCode is limited for each address', {
  operation: 'requestLoginCode',
  given: 'a limit that is used up',
  params: { of: 'requestLoginCode' },
  body: { email: '${email}' },
  refusal: refused('too_many_login_attempts', 'email'),
})

promise('requestLoginCode is refused without the CSRF token', {
  operation: 'requestLoginCode',
  given: 'a visitor',
  browser: { csrfToken: 'outdated' },
  body: { email: '${email}' },
  refusal: { status: 403 },
})

promise('confirmLoginCode signs in with the code that was mailed', {
  operation: 'confirmLoginCode',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in' },
  body: { code: '${code}' },
  answer: signedIn,
})

promise('confirmLoginCode refuses a wrong code', {
  operation: 'confirmLoginCode',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in' },
  body: { code: 'XXXXXX' },
  refusal: refused('incorrect_code', 'code'),
})

promise('confirmLoginCode takes no code any more after ten that were wrong', {
  operation: 'confirmLoginCode',
  given: 'a visitor who waits for a code',
  params: { purpose: 'sign-in', wrongTries: 10 },
  body: { code: '${code}' },
  refusal: anyRefusal,
})

promise('confirmLoginCode does not fit when no code is out', {
  operation: 'confirmLoginCode',
  given: 'a visitor',
  body: { code: 'XXXXXX' },
  refusal: conflict,
})

promise('getPasskeyLoginOptions gives what the browser needs, for any passkey of the site', {
  operation: 'getPasskeyLoginOptions',
  given: 'a visitor',
  answer: requestOptions([]),
})

promise('logInByPasskey signs in with a passkey', {
  operation: 'logInByPasskey',
  given: 'a visitor who owns a passkey',
  body: usedPasskey(),
  answer: signedIn,
})

promise('logInByPasskey refuses a wrong signature', {
  operation: 'logInByPasskey',
  given: 'a visitor who owns a passkey',
  body: usedPasskey(wrongSignature),
  refusal: refused('incorrect_code', 'credential'),
})
