import { MatchersV3 } from '@pact-foundation/pact'
import { base64url, refused, requestOptions, signedIn } from './answers.ts'
import { usedPasskey, wrongSignature } from './credentials.ts'
import { promise } from './promise.ts'

const longAgo = { given: 'a person with a passkey', params: { stale: true } } as const

promise(
  'getReauthenticationOptions gives what the browser needs, for the passkeys of the account',
  {
    ...longAgo,
    operation: 'getReauthenticationOptions',
    answer: requestOptions(
      MatchersV3.eachLike({ type: 'public-key', id: base64url('Y3JlZGVudGlhbC0x') }),
    ),
  },
)

promise('reauthenticate confirms a person by a passkey', {
  ...longAgo,
  operation: 'reauthenticate',
  body: usedPasskey(),
  answer: signedIn,
})

promise('reauthenticate refuses a wrong signature', {
  ...longAgo,
  operation: 'reauthenticate',
  body: usedPasskey(wrongSignature),
  refusal: refused('incorrect_code', 'credential'),
})
