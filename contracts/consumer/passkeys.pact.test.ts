import {
  addPasskey,
  deletePasskeys,
  getPasskeyOptions,
  getReauthenticationOptions,
  listAuthenticators,
  reauthenticate,
  renamePasskey,
} from '@daymark/api'
import { expect } from 'vitest'
import {
  base64url,
  creationOptions,
  eachLike,
  passkey,
  reauthenticationRequired,
  refused,
  requestOptions,
  signedIn,
} from './answers.ts'
import { foreignClientData, newPasskey, usedPasskey } from './credentials.ts'
import { promise } from './promise.ts'
import { expectQuestion } from './question.ts'

const foreign = foreignClientData('webauthn.create')
const stale = { stale: true } as const
promise('lists a passkey that was never used', {
  operation: 'listAuthenticators',
  given: 'a person with a passkey',
  answer: { status: 200, body: { status: 200, data: [{ ...passkey(), last_used_at: null }] } },
  call: () => listAuthenticators(),
  expect: (answer) => expect(answer).toMatchObject({ data: [{ id: 7, last_used_at: null }] }),
})

const passkeys = '/_allauth/browser/v1/account/authenticators/webauthn'

promise('lists the name that a passkey was given', {
  operation: 'listAuthenticators',
  given: 'a person with a passkey',
  params: {
    calls: [{ method: 'PUT', path: passkeys, body: { id: '${passkeyId}', name: 'Old laptop' } }],
  },
  answer: { status: 200, body: { status: 200, data: [passkey('Old laptop')] } },
  call: () => listAuthenticators(),
  expect: (answer) => expect(answer).toMatchObject({ data: [{ name: 'Old laptop' }] }),
})

promise('lists no passkey that was deleted', {
  operation: 'listAuthenticators',
  given: 'a person with a passkey',
  params: {
    calls: [{ method: 'DELETE', path: passkeys, body: { authenticators: ['${passkeyId}'] } }],
  },
  answer: { status: 200, body: { status: 200, data: [] } },
  call: () => listAuthenticators(),
  expect: (answer) => expect(answer).toEqual({ status: 200, data: [] }),
})

promise('lists nothing when there is no passkey', {
  operation: 'listAuthenticators',
  given: 'a person',
  answer: { status: 200, body: { status: 200, data: [] } },
  call: () => listAuthenticators(),
  expect: (answer) => expect(answer).toEqual({ status: 200, data: [] }),
})

promise('gives what the browser needs for a passkey that can sign in', {
  operation: 'getPasskeyOptions',
  given: 'a person',
  request: () => ({ query: { passwordless: 'true' } }),
  answer: creationOptions,
  call: () => getPasskeyOptions({ passwordless: 'true' }),
})

promise('wants a person who signed in long ago to confirm it', {
  operation: 'getPasskeyOptions',
  given: 'a person with a passkey',
  params: stale,
  request: () => ({ query: { passwordless: 'true' } }),
  answer: reauthenticationRequired,
  call: () => getPasskeyOptions({ passwordless: 'true' }),
  expect: expectQuestion,
})

promise('adds a passkey', {
  operation: 'addPasskey',
  given: 'a person who adds a passkey',
  request: (values) => ({ body: newPasskey('My phone', values) }),
  answer: { status: 200, body: { status: 200, data: passkey('My phone') } },
  call: (values) => addPasskey(newPasskey('My phone', values)),
  expect: (answer) => expect(answer).toMatchObject({ status: 200, data: { name: 'My phone' } }),
})

promise('refuses a passkey that the caller did not ask for', {
  operation: 'addPasskey',
  given: 'a person who adds a passkey',
  request: (values) => ({ body: newPasskey('My phone', { ...values, ...foreign }) }),
  answer: refused('incorrect_code'),
  call: (values) => addPasskey(newPasskey('My phone', { ...values, ...foreign })),
  expect: (answer) => expect(answer).toMatchObject({ errors: [{ code: 'incorrect_code' }] }),
})

promise('renames a passkey', {
  operation: 'renamePasskey',
  given: 'a person with a passkey',
  request: ({ passkeyId }) => ({ body: { id: passkeyId, name: 'Old laptop' } }),
  answer: { status: 200, body: { status: 200, data: passkey('Old laptop') } },
  call: ({ passkeyId }) => renamePasskey({ id: passkeyId, name: 'Old laptop' }),
  expect: (answer) => expect(answer).toMatchObject({ status: 200, data: { name: 'Old laptop' } }),
})

promise('refuses a passkey that is gone', {
  operation: 'renamePasskey',
  given: 'a person',
  request: () => ({ body: { id: 999999999, name: 'Old laptop' } }),
  answer: refused('invalid_choice', 'id'),
  call: () => renamePasskey({ id: 999999999, name: 'Old laptop' }),
  expect: (answer) => expect(answer).toMatchObject({ errors: [{ code: 'invalid_choice' }] }),
})

promise('wants a person who signed in long ago to confirm it', {
  operation: 'renamePasskey',
  given: 'a person with a passkey',
  params: stale,
  request: ({ passkeyId }) => ({ body: { id: passkeyId, name: 'Old laptop' } }),
  answer: reauthenticationRequired,
  call: ({ passkeyId }) => renamePasskey({ id: passkeyId, name: 'Old laptop' }),
  expect: expectQuestion,
})

promise('deletes a passkey', {
  operation: 'deletePasskeys',
  given: 'a person with a passkey',
  request: ({ passkeyId }) => ({ body: { authenticators: [passkeyId] } }),
  answer: { status: 200, body: { status: 200 } },
  call: ({ passkeyId }) => deletePasskeys({ authenticators: [passkeyId] }),
})

promise('refuses a passkey that is gone', {
  operation: 'deletePasskeys',
  given: 'a person',
  request: () => ({ body: { authenticators: [999999999] } }),
  answer: refused('invalid_choice', 'authenticators'),
  call: () => deletePasskeys({ authenticators: [999999999] }),
  expect: (answer) => expect(answer).toMatchObject({ errors: [{ code: 'invalid_choice' }] }),
})

promise('wants a person who signed in long ago to confirm it', {
  operation: 'deletePasskeys',
  given: 'a person with a passkey',
  params: stale,
  request: ({ passkeyId }) => ({ body: { authenticators: [passkeyId] } }),
  answer: reauthenticationRequired,
  call: ({ passkeyId }) => deletePasskeys({ authenticators: [passkeyId] }),
  expect: expectQuestion,
})

promise('gives what the browser needs, for the passkeys of the account', {
  operation: 'getReauthenticationOptions',
  given: 'a person with a passkey',
  params: stale,
  answer: requestOptions(eachLike({ type: 'public-key', id: base64url('Y3JlZGVudGlhbC0x') })),
  call: () => getReauthenticationOptions(),
})

promise('confirms a person by a passkey', {
  operation: 'reauthenticate',
  given: 'a person with a passkey',
  params: stale,
  request: (values) => ({ body: usedPasskey(values) }),
  answer: signedIn,
  call: (values) => reauthenticate(usedPasskey(values)),
})

promise('refuses a wrong signature', {
  operation: 'reauthenticate',
  given: 'a person with a passkey',
  params: stale,
  request: (values) => ({ body: usedPasskey({ ...values, signature: 'MEUCIQDbWmFrZQ' }) }),
  answer: refused('incorrect_code', 'credential'),
  call: (values) => reauthenticate(usedPasskey({ ...values, signature: 'MEUCIQDbWmFrZQ' })),
  expect: (answer) =>
    expect(answer).toMatchObject({ errors: [{ code: 'incorrect_code', field: 'credential' }] }),
})
