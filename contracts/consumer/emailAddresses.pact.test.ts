import {
  addEmailAddress,
  deleteEmailAddress,
  listEmailAddresses,
  requestEmailVerification,
  setPrimaryEmailAddress,
} from '@daymark/api'
import { expect } from 'vitest'
import {
  at,
  conflict,
  emailAddresses,
  reauthenticationRequired,
  refused,
  tooManyRequests,
} from './answers.ts'
import { promise } from './promise.ts'
import { expectQuestion } from './question.ts'

// The states take addresses at two hosts, so that an answer cannot mistake one for the other.
const first = { email: at('example.com'), verified: true, primary: true }
const second = { email: at('example.org'), verified: true, primary: false }

promise('lists the one address', {
  operation: 'listEmailAddresses',
  given: 'a person',
  answer: emailAddresses(first),
  call: () => listEmailAddresses(),
  expect: (answer) =>
    expect(answer).toMatchObject({
      data: [{ email: 'anna@example.com', verified: true, primary: true }],
    }),
})

promise('lists an address that waits for its key', {
  operation: 'listEmailAddresses',
  given: 'a person with a second address',
  params: { address: 'waiting' },
  answer: emailAddresses(first, { ...second, verified: false }),
  call: () => listEmailAddresses(),
  expect: (answer) => expect(answer).toMatchObject({ data: [{}, { verified: false }] }),
})

promise('adds an address, which is not verified yet', {
  operation: 'addEmailAddress',
  given: 'a person',
  request: () => ({ body: { email: 'anna@example.org' } }),
  answer: emailAddresses(first, { ...second, verified: false }),
  call: () => addEmailAddress({ email: 'anna@example.org' }),
  expect: (answer) => expect(answer).toMatchObject({ data: [{}, { verified: false }] }),
})

promise('refuses an address of the account', {
  operation: 'addEmailAddress',
  given: 'a person',
  request: ({ email }) => ({ body: { email } }),
  answer: refused('duplicate_email', 'email'),
  call: ({ email }) => addEmailAddress({ email }),
  expect: (answer) =>
    expect(answer).toMatchObject({ errors: [{ code: 'duplicate_email', field: 'email' }] }),
})

promise('wants a person who signed in long ago to confirm it', {
  operation: 'addEmailAddress',
  given: 'a person with a passkey',
  params: { stale: true },
  // An address of its own: the same one again within ten seconds may be refused before the age is looked at.
  request: () => ({ body: { email: 'long.ago@example.org' } }),
  answer: reauthenticationRequired,
  call: () => addEmailAddress({ email: 'long.ago@example.org' }),
  expect: expectQuestion,
})

promise('does not fit when the caller is not signed in', {
  operation: 'addEmailAddress',
  given: 'a visitor',
  request: () => ({ body: { email: 'anna@example.org' } }),
  answer: conflict,
  call: () => addEmailAddress({ email: 'anna@example.org' }),
})

promise('is limited for each address', {
  operation: 'addEmailAddress',
  given: 'a limit that is used up',
  params: { of: 'addEmailAddress' },
  request: ({ email }) => ({ body: { email } }),
  answer: tooManyRequests,
  call: ({ email }) => addEmailAddress({ email }),
})

promise('is refused while the key that is out is valid', {
  operation: 'requestEmailVerification',
  given: 'a person with a second address',
  params: { address: 'waiting' },
  request: ({ address }) => ({ body: { email: address } }),
  answer: { status: 403, body: { status: 403 } },
  call: ({ address }) => requestEmailVerification({ email: address }),
})

promise('refuses an address that the account does not have', {
  operation: 'requestEmailVerification',
  given: 'a person',
  request: () => ({ body: { email: 'elsewhere@example.com' } }),
  answer: refused('unknown_email', 'email'),
  call: () => requestEmailVerification({ email: 'elsewhere@example.com' }),
  expect: (answer) => expect(answer).toMatchObject({ errors: [{ code: 'unknown_email' }] }),
})

promise('makes a verified address the primary one', {
  operation: 'setPrimaryEmailAddress',
  given: 'a person with a second address',
  params: { address: 'verified' },
  request: ({ address }) => ({ body: { email: address, primary: true } }),
  answer: emailAddresses({ ...first, primary: false }, { ...second, primary: true }),
  call: ({ address }) => setPrimaryEmailAddress({ email: address, primary: true }),
  expect: (answer) => expect(answer).toMatchObject({ data: [{}, { primary: true }] }),
})

const addresses = '/_allauth/browser/v1/account/email'

promise('lists the primary address as it was changed', {
  operation: 'listEmailAddresses',
  given: 'a person with a second address',
  params: {
    address: 'verified',
    calls: [{ method: 'PATCH', path: addresses, body: { email: '${address}', primary: true } }],
  },
  answer: emailAddresses({ ...first, primary: false }, { ...second, primary: true }),
  call: () => listEmailAddresses(),
  expect: (answer) => expect(answer).toMatchObject({ data: [{}, { primary: true }] }),
})

promise('lists no address that was deleted', {
  operation: 'listEmailAddresses',
  given: 'a person with a second address',
  params: {
    address: 'verified',
    calls: [{ method: 'DELETE', path: addresses, body: { email: '${address}' } }],
  },
  answer: emailAddresses(first),
  call: () => listEmailAddresses(),
  expect: (answer) => expect(answer).toMatchObject({ data: [{ primary: true }] }),
})

promise('refuses an address that is gone', {
  operation: 'setPrimaryEmailAddress',
  given: 'a person',
  request: () => ({ body: { email: 'elsewhere@example.com', primary: true } }),
  answer: refused('unknown_email', 'email'),
  call: () => setPrimaryEmailAddress({ email: 'elsewhere@example.com', primary: true }),
  expect: (answer) => expect(answer).toMatchObject({ errors: [{ code: 'unknown_email' }] }),
})

promise('deletes an address', {
  operation: 'deleteEmailAddress',
  given: 'a person with a second address',
  params: { address: 'verified' },
  request: ({ address }) => ({ body: { email: address } }),
  answer: emailAddresses(first),
  call: ({ address }) => deleteEmailAddress({ email: address }),
  expect: (answer) => expect(answer).toMatchObject({ data: [{ primary: true }] }),
})

promise('keeps the primary address', {
  operation: 'deleteEmailAddress',
  given: 'a person',
  request: ({ email }) => ({ body: { email } }),
  answer: refused('cannot_remove_primary_email', 'email'),
  call: ({ email }) => deleteEmailAddress({ email }),
  expect: (answer) =>
    expect(answer).toMatchObject({ errors: [{ code: 'cannot_remove_primary_email' }] }),
})
