import { addEmailAddress, deletePasskeys, getPasskeyOptions, renamePasskey } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { reauthenticationRequired } from './answers.ts'
import { declineToConfirm, jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

interface Call {
  /** Its `operationId`. */
  operation: string
  method: string
  path: string
  query?: Record<string, string>
  body?: object
  /** Calls it as the app does. */
  send: () => Promise<unknown>
}

const emails = '/_allauth/browser/v1/account/email'
const passkeys = '/_allauth/browser/v1/account/authenticators/webauthn'

const { passkeyId } = examples['a person with a passkey']
const id = MatchersV3.fromProviderState('${passkeyId}', passkeyId)
// An address of its own: the same one again within ten seconds may be refused before the age is looked at.
const email = 'long.ago@example.org'

const calls: Call[] = [
  {
    operation: 'addEmailAddress',
    method: 'POST',
    path: emails,
    body: { email },
    send: () => addEmailAddress({ email }),
  },
  {
    operation: 'getPasskeyOptions',
    method: 'GET',
    path: passkeys,
    query: { passwordless: 'true' },
    send: () => getPasskeyOptions({ passwordless: 'true' }),
  },
  {
    operation: 'renamePasskey',
    method: 'PUT',
    path: passkeys,
    body: { id, name: 'Old laptop' },
    send: () => renamePasskey({ id: passkeyId, name: 'Old laptop' }),
  },
  {
    operation: 'deletePasskeys',
    method: 'DELETE',
    path: passkeys,
    body: { authenticators: [id] },
    send: () => deletePasskeys({ authenticators: [passkeyId] }),
  },
]

for (const { operation, method, path, query, body, send } of calls) {
  test(`${operation} wants a person who signed in long ago to confirm it`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with a passkey', { stale: true })
      .uponReceiving(task.name)
      .withRequest(method, path, (request) => {
        request.headers(body ? jsonHeaders : readHeaders)
        if (query) request.query(query)
        if (body) request.jsonBody(body)
      })
      .willRespondWith(401, (response) => response.jsonBody(reauthenticationRequired))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(send()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
        expect(declineToConfirm).toHaveBeenCalledOnce()
      }))
}
