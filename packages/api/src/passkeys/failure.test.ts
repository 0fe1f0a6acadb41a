import { expect, test } from 'vitest'
import { passkeyFailure } from './failure.ts'

test.each([
  ['The operation either timed out or was not allowed.', 'NotAllowedError', 'cancelled'],
  ['The document is not focused.', 'NotAllowedError', 'notAllowed'],
  [
    "The 'publickey-credentials-get' feature is not enabled in this document. Permissions Policy may be used.",
    'NotAllowedError',
    'notAllowed',
  ],
  [
    'The user attempted to register an authenticator again.',
    'InvalidStateError',
    'alreadyRegistered',
  ],
  ['The relying party ID is not a registrable domain suffix.', 'SecurityError', 'insecureOrigin'],
  ['Resident credentials are not supported.', 'NotSupportedError', 'notSupported'],
  ['No authenticator can verify the person.', 'ConstraintError', 'notSupported'],
  ['Request has been aborted.', 'AbortError', 'aborted'],
  ['Something else.', 'UnknownError', 'unknown'],
])('"%s" (%s) is understood as %s', (message, name, reason) => {
  expect(passkeyFailure(new DOMException(message, name))).toBe(reason)
})

test.each([undefined, null, 'text', new Error('x')])('%s is understood as unknown', (error) => {
  expect(passkeyFailure(error)).toBe('unknown')
})
