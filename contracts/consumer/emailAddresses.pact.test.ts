import { MatchersV3 } from '@pact-foundation/pact'
import { conflict, refused, tooMany } from './answers.ts'
import { callOf } from './contents.ts'
import { promise } from './promise.ts'

const { arrayContaining, regex } = MatchersV3

// The states take addresses at two hosts, so that an answer cannot mistake one for the other.
const first = {
  email: regex('^[^@]+@example.com$', 'anna@example.com'),
  verified: true,
  primary: true,
}
const second = {
  email: regex('^[^@]+@example.org$', 'anna@example.org'),
  verified: true,
  primary: false,
}
const onlyFirst = { status: 200, data: [first] }
/** In any order: django-allauth does not sort addresses, and PostgreSQL moves one that was changed. */
const both = (...addresses: object[]) => ({ status: 200, data: arrayContaining(...addresses) })
const secondWaits = both(first, { ...second, verified: false })
const secondIsPrimary = both({ ...first, primary: false }, { ...second, primary: true })

promise('listEmailAddresses lists the one address', {
  operation: 'listEmailAddresses',
  given: 'a person',
  answer: onlyFirst,
})

promise('listEmailAddresses lists an address that waits for its key', {
  operation: 'listEmailAddresses',
  given: 'a person with a second address',
  params: { address: 'waiting' },
  answer: secondWaits,
})

promise('addEmailAddress adds an address, which is not verified yet', {
  operation: 'addEmailAddress',
  given: 'a person',
  body: { email: 'anna@example.org' },
  answer: secondWaits,
})

promise('addEmailAddress refuses an address of the account', {
  operation: 'addEmailAddress',
  given: 'a person',
  body: { email: '${email}' },
  refusal: refused('duplicate_email', 'email'),
})

promise('addEmailAddress does not fit when the caller is not signed in', {
  operation: 'addEmailAddress',
  given: 'a visitor',
  body: { email: 'anna@example.org' },
  refusal: conflict,
})

promise('addEmailAddress is limited for each address', {
  operation: 'addEmailAddress',
  given: 'a limit that is used up',
  params: { of: 'addEmailAddress' },
  body: { email: '${email}' },
  refusal: tooMany,
})

promise('requestEmailVerification is refused while the key that is out is valid', {
  operation: 'requestEmailVerification',
  given: 'a person with a second address',
  params: { address: 'waiting' },
  body: { email: '${address}' },
  answer: { status: 403 },
})

promise('requestEmailVerification refuses an address that the account does not have', {
  operation: 'requestEmailVerification',
  given: 'a person',
  body: { email: 'elsewhere@example.com' },
  refusal: refused('unknown_email', 'email'),
})

promise('setPrimaryEmailAddress makes a verified address the primary one', {
  operation: 'setPrimaryEmailAddress',
  given: 'a person with a second address',
  params: { address: 'verified' },
  body: { email: '${address}', primary: true },
  answer: secondIsPrimary,
})

promise('listEmailAddresses lists the primary address as it was changed', {
  operation: 'listEmailAddresses',
  given: 'a person with a second address',
  params: {
    address: 'verified',
    calls: [callOf('setPrimaryEmailAddress', { email: '${address}', primary: true })],
  },
  answer: secondIsPrimary,
})

promise('listEmailAddresses lists no address that was deleted', {
  operation: 'listEmailAddresses',
  given: 'a person with a second address',
  params: { address: 'verified', calls: [callOf('deleteEmailAddress', { email: '${address}' })] },
  answer: onlyFirst,
})

promise('setPrimaryEmailAddress refuses an address that is gone', {
  operation: 'setPrimaryEmailAddress',
  given: 'a person',
  body: { email: 'elsewhere@example.com', primary: true },
  refusal: refused('unknown_email', 'email'),
})

promise('deleteEmailAddress deletes an address', {
  operation: 'deleteEmailAddress',
  given: 'a person with a second address',
  params: { address: 'verified' },
  body: { email: '${address}' },
  answer: onlyFirst,
})

promise('deleteEmailAddress keeps the primary address', {
  operation: 'deleteEmailAddress',
  given: 'a person',
  body: { email: '${email}' },
  refusal: refused('cannot_remove_primary_email', 'email'),
})
