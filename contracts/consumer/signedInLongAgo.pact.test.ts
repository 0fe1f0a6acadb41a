import { afterEach, expect } from 'vitest'
import { accountRefusal, reauthenticationRequired } from './answers.ts'
import { declineToConfirm } from './pact.ts'
import { promise, type Promised } from './promise.ts'

const calls: Pick<Promised, 'operation' | 'query' | 'body'>[] = [
  // An address of its own: the same one again within ten seconds may be refused before the age is looked at.
  { operation: 'addEmailAddress', body: { email: 'long.ago@example.org' } },
  { operation: 'getPasskeyOptions', query: { passwordless: 'true' } },
  { operation: 'renamePasskey', body: { id: '${passkeyId}', name: 'Old laptop' } },
  { operation: 'deletePasskeys', body: { authenticators: ['${passkeyId}'] } },
]

for (const call of calls) {
  promise(`${call.operation} wants a person who signed in long ago to confirm it`, {
    ...call,
    given: 'a person with a passkey',
    params: { stale: true },
    refusal: accountRefusal(reauthenticationRequired),
  })
}

afterEach(() => expect(declineToConfirm).toHaveBeenCalledOnce())
