import type { TestClient } from '../testing/testClient.ts'
import {
  addresses,
  anonymous,
  byCode,
  conflict,
  noMail,
  refused,
  signedIn,
  tooMany,
} from './shapes.ts'
import { row, rows, times, type Transcript } from './transcript.ts'

const own = 'emma@example.com'
const added = 'emma2@example.com'
const foreign = 'j.test@example.com'
const stored = 'unv@example.com'
const path = 'account/email'
const verify = 'POST auth/email/verify'

const start = (client: TestClient) => {
  client.controls.createPerson({ email: foreign })
  client.signInAs(own)
}
const key = (email: string) => (client: TestClient) => ({ key: client.code(email) })

/** The e-mail addresses of an account, as a real django-allauth answers. */
export const accountTranscripts: Transcript[] = [
  {
    name: 'adding an address',
    steps: [
      start,
      row(`GET ${path}`, undefined, addresses(true)),
      row(`PUT ${path}`, { email: own }, refused('unknown_email', 'email')),
      ...rows(`POST ${path}`, [{}, { email: '' }, { email: null }], refused('required', 'email')),
      row(`POST ${path}`, { email: 'j.test' }, refused('invalid', 'email')),
      ...rows(
        `POST ${path}`,
        [{ email: own }, { email: own.toUpperCase() }],
        refused('duplicate_email', 'email'),
      ),
      row(`POST ${path}`, { email: foreign }, addresses(true, false)),
      row('GET auth/session', undefined, signedIn(byCode)),
      row(`GET ${path}`, undefined, addresses(true, false)),
      row(verify, { key: 'XXXXXX' }, refused('incorrect_code', 'key')),
      row(verify, key(foreign), refused('email_taken', 'key')),
      ...rows(`POST ${path}`, [{ email: added }, { email: added }], addresses(true, false)),
      row('GET auth/session', undefined, signedIn(byCode)),
      row(`PATCH ${path}`, { email: added, primary: true }, refused('unknown_email', 'email')),
      row(`GET ${path}`, undefined, addresses(true, false)),
      ...rows(`PUT ${path}`, [{ email: added }, { email: own }], noMail),
      row(`PUT ${path}`, { email: 'x' }, refused('invalid', 'email')),
      ...rows(`PUT ${path}`, [{ email: '' }, {}], refused('required', 'email')),
      row(verify, { key: 'XXXXXX' }, refused('incorrect_code', 'key')),
      row(verify, { key: '' }, refused('required', 'key')),
      row(verify, { key: 'XXXXXX' }, refused('incorrect_code', 'key')),
      row('GET auth/session', undefined, signedIn(byCode)),
      row(`GET ${path}`, undefined, addresses(true)),
      row(verify, key(added), conflict),
      row(`PUT ${path}`, { email: added }, refused('unknown_email', 'email')),
      row(`POST ${path}`, { email: added }, addresses(true, false)),
      row(verify, key(added), signedIn(byCode)),
      row(verify, key(added), conflict),
      row(`GET ${path}`, undefined, addresses(true, true)),
    ],
  },
  {
    name: 'changing the primary address, and deleting',
    steps: [
      (client) => void client.signInAs(own),
      (client) => client.allauth('POST', path, { email: added }),
      (client) => client.allauth('POST', 'auth/email/verify', key(added)(client)),
      ...rows(`PATCH ${path}`, [{ primary: true }], refused('required', 'email')),
      ...rows(
        `PATCH ${path}`,
        [{ email: added }, { email: added, primary: false }],
        refused('required', 'primary'),
      ),
      row(
        `PATCH ${path}`,
        { email: 'unknown@example.com', primary: true },
        refused('unknown_email', 'email'),
      ),
      row(`PATCH ${path}`, { email: 'x', primary: true }, refused('invalid', 'email')),
      ...times(
        2,
        `PATCH ${path}`,
        { email: added, primary: true },
        {
          status: 200,
          body: {
            status: 200,
            data: [
              { email: own, verified: true, primary: false },
              { email: added, verified: true, primary: true },
            ],
          },
        },
      ),
      row('GET auth/session', undefined, signedIn(byCode)),
      row(`DELETE ${path}`, { email: added }, refused('cannot_remove_primary_email', 'email')),
      ...rows(
        `DELETE ${path}`,
        [{ email: 'unknown@example.com' }, { email: foreign }],
        refused('unknown_email', 'email'),
      ),
      row(`DELETE ${path}`, { email: 'x' }, refused('invalid', 'email')),
      ...rows(`DELETE ${path}`, [{ email: '' }, undefined], refused('required', 'email')),
      row(`DELETE ${path}`, { email: own }, addresses(true)),
      row(`DELETE ${path}`, { email: added }, refused('cannot_remove_primary_email', 'email')),
      row('DELETE auth/session', undefined, anonymous()),
    ],
  },
  {
    name: 'an address that is stored but not confirmed',
    steps: [
      (client) => {
        const other = { email: stored, verified: false }
        client.controls.createPerson({ email: own, addresses: [other] })
        client.resume(own)
      },
      row(`GET ${path}`, undefined, addresses(true, false)),
      row(
        `PATCH ${path}`,
        { email: stored, primary: true },
        refused('unverified_primary_email', 'email'),
      ),
      row(`PUT ${path}`, { email: stored }, refused('unknown_email', 'email')),
      row(`POST ${path}`, { email: stored }, refused('duplicate_email', 'email')),
      row(`DELETE ${path}`, { email: stored }, addresses(true)),
    ],
  },
  {
    name: 'an address that waits too long, or in another session',
    steps: [
      (client) => void client.signInAs(own),
      row(`POST ${path}`, { email: added }, addresses(true, false)),
      (client) => client.controls.clock.advance(900_000),
      row(verify, key(added), conflict),
      row(`GET ${path}`, undefined, addresses(true)),
      row(`POST ${path}`, { email: added }, addresses(true, false)),
      (client) => client.resume(own),
      row(`GET ${path}`, undefined, addresses(true)),
      row(verify, key(added), conflict),
    ],
  },
  {
    name: 'too many changes',
    steps: [
      (client) => void client.signInAs(own),
      (client) => client.controls.limitRates(true),
      row(`POST ${path}`, { email: added }, addresses(true, false)),
      row(`POST ${path}`, { email: added }, tooMany),
      row(`PUT ${path}`, { email: added }, noMail),
      ...times(
        7,
        `DELETE ${path}`,
        { email: 'unknown@example.com' },
        refused('unknown_email', 'email'),
      ),
      row(`DELETE ${path}`, { email: 'unknown@example.com' }, tooMany),
      row(`GET ${path}`, undefined, addresses(true, false)),
    ],
  },
]
