import { MatchersV3 } from '@pact-foundation/pact'
import { creationOptions, refused } from './answers.ts'
import { callOf } from './contents.ts'
import { foreignClientDataJSON, newPasskey } from './credentials.ts'
import { promise } from './promise.ts'

const { integer, number, string } = MatchersV3

const passkey = {
  type: 'webauthn',
  id: integer(7),
  name: string('My laptop'),
  created_at: number(1795206955.25),
}
const listed = (...passkeys: object[]) => ({ status: 200, data: passkeys })
const renamed = { id: '${passkeyId}', name: 'Old laptop' }
const deleted = { authenticators: ['${passkeyId}'] }

promise('listAuthenticators lists a passkey that was never used', {
  operation: 'listAuthenticators',
  given: 'a person with a passkey',
  answer: listed({ ...passkey, last_used_at: null }),
})

promise('listAuthenticators lists the name that a passkey was given', {
  operation: 'listAuthenticators',
  given: 'a person with a passkey',
  params: { calls: [callOf('renamePasskey', renamed)] },
  answer: listed({ ...passkey, name: 'Old laptop' }),
})

promise('listAuthenticators lists no passkey that was deleted', {
  operation: 'listAuthenticators',
  given: 'a person with a passkey',
  params: { calls: [callOf('deletePasskeys', deleted)] },
  answer: listed(),
})

promise('listAuthenticators lists nothing when there is no passkey', {
  operation: 'listAuthenticators',
  given: 'a person',
  answer: listed(),
})

promise('getPasskeyOptions gives what the browser needs for a passkey that can sign in', {
  operation: 'getPasskeyOptions',
  given: 'a person',
  query: { passwordless: 'true' },
  answer: creationOptions,
})

promise('addPasskey adds a passkey', {
  operation: 'addPasskey',
  given: 'a person who adds a passkey',
  body: newPasskey('My phone'),
  answer: { status: 200, data: { ...passkey, name: 'My phone' } },
})

promise('addPasskey refuses a passkey that the caller did not ask for', {
  operation: 'addPasskey',
  given: 'a person who adds a passkey',
  body: newPasskey('My phone', { clientDataJSON: foreignClientDataJSON }),
  refusal: refused('incorrect_code'),
})

promise('renamePasskey renames a passkey', {
  operation: 'renamePasskey',
  given: 'a person with a passkey',
  body: renamed,
  answer: { status: 200, data: { ...passkey, name: 'Old laptop' } },
})

promise('renamePasskey refuses a passkey that is gone', {
  operation: 'renamePasskey',
  given: 'a person',
  body: { id: 999999999, name: 'Old laptop' },
  refusal: refused('invalid_choice', 'id'),
})

promise('deletePasskeys deletes a passkey', {
  operation: 'deletePasskeys',
  given: 'a person with a passkey',
  body: deleted,
  answer: { status: 200 },
})

promise('deletePasskeys refuses a passkey that is gone', {
  operation: 'deletePasskeys',
  given: 'a person',
  body: { authenticators: [999999999] },
  refusal: refused('invalid_choice', 'authenticators'),
})
