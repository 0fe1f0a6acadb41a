import type { Deviations } from '../../../../tests/support/softwareAuthenticator.ts'
import type { TestClient } from '../testing/testClient.ts'
import { assertion, create } from './credentials.ts'
import {
  again,
  anonymous,
  byPasskey,
  conflict,
  creationOptions,
  csrfPage,
  done,
  mustConfirm,
  passkey,
  passkeyAdded,
  passkeyRenamed,
  passkeys,
  refused,
  requestOptions,
  signedIn,
} from './shapes.ts'
import { row, rows, times, type Transcript } from './transcript.ts'

const anna = 'anna@example.com'
const signUpOptions = 'auth/webauthn/signup'
const finish = 'PUT auth/webauthn/signup'
const login = 'POST auth/webauthn/login'
const one = 'account/authenticators/webauthn'
const list = 'GET account/authenticators'
const confirm = 'POST auth/webauthn/reauthenticate'

const faulty: Deviations[] = [
  { challenge: 'AAAA' },
  { origin: 'https://evil.example' },
  { rpId: 'evil.example' },
]
const halfFilled = { type: 'public-key', id: 'AAAA', rawId: 'AAAA', response: {} }

async function addressVerified(client: TestClient): Promise<void> {
  await client.allauth('POST', 'auth/webauthn/signup', { email: anna })
  await client.allauth('POST', 'auth/email/verify', { key: client.code(anna) })
}

const ids = async (client: TestClient): Promise<number[]> => {
  const { body } = await client.allauth('GET', 'account/authenticators')
  return (body as { data: { id: number }[] }).data.map(({ id }) => id)
}

const { is_passwordless: _unsaid, ...unsaid } = passkey

/** Passkeys: creating, using, listing, changing, as a real django-allauth answers. */
export const passkeyTranscripts: Transcript[] = [
  {
    name: 'the passkey of a sign-up',
    steps: [
      addressVerified,
      row(`GET ${signUpOptions}`, undefined, creationOptions(0)),
      ...rows(
        finish,
        [{}, { name: 'Key', credential: {} }, { name: 'Key', credential: null }, { name: 'Key' }],
        refused('required', 'credential'),
      ),
      row(finish, { name: 'Key', credential: 'x' }, refused('invalid', 'credential')),
      row(finish, { name: 'Key', credential: halfFilled }, refused('incorrect_code')),
      ...[...faulty, { userVerified: false }].map((deviations) =>
        row(finish, create(signUpOptions, 'Key', deviations), refused('incorrect_code')),
      ),
      row(finish, create(signUpOptions, 'My laptop'), signedIn()),
      row('GET auth/session', undefined, signedIn()),
      row(list, undefined, passkeys(passkey)),
      row(`GET ${signUpOptions}`, undefined, conflict),
      row(finish, { name: 'x', credential: halfFilled }, conflict),
      row('DELETE auth/session', undefined, anonymous()),
      row(`GET ${signUpOptions}`, undefined, conflict),
    ],
  },
  {
    name: 'a sign-up without a name for its passkey',
    steps: [
      addressVerified,
      row(finish, create(signUpOptions, undefined), signedIn()),
      row(list, undefined, passkeys(passkey)),
      // Recorded: an empty name is taken for none. But a name has the same limits wherever it is sent.
      row(`POST ${one}`, create(`${one}?passwordless`, ''), refused('required', 'name')),
    ],
  },
  {
    name: 'sign-in with a passkey',
    steps: [
      (client) => client.signUp(anna),
      (client) => client.allauth('DELETE', 'auth/session'),
      row('GET auth/webauthn/login', undefined, requestOptions(0)),
      row('GET auth/session', undefined, anonymous()),
      ...rows(
        login,
        [{}, { credential: null }, { credential: {} }],
        refused('required', 'credential'),
      ),
      row(login, { credential: 'x' }, refused('invalid', 'credential')),
      ...rows(
        login,
        [
          { credential: [1] },
          { credential: { type: 'public-key', id: '', rawId: '', response: {} } },
          ...[
            ...faulty,
            { wrongSignature: true },
            { userHandle: null },
            { userHandle: '!' },
            { userHandle: 'OTk5OTk' },
          ].map((deviations) => assertion('auth/webauthn/login', deviations)),
        ],
        refused('incorrect_code', 'credential'),
      ),
      row(login, assertion('auth/webauthn/login'), signedIn(byPasskey)),
      row('GET auth/session', undefined, signedIn(byPasskey)),
      row('GET auth/webauthn/login', undefined, requestOptions(0)),
      row(login, assertion('auth/webauthn/login'), signedIn(byPasskey, byPasskey)),
      row('GET auth/session', undefined, signedIn(byPasskey, byPasskey)),
      row(list, undefined, passkeys({ ...passkey, last_used_at: 1795207072.29 })),
      row('GET auth/webauthn/reauthenticate', undefined, requestOptions(1)),
      row(
        confirm,
        assertion('auth/webauthn/reauthenticate', { wrongSignature: true }),
        refused('incorrect_code', 'credential'),
      ),
      row(
        confirm,
        assertion('auth/webauthn/reauthenticate'),
        signedIn(byPasskey, byPasskey, again),
      ),
      (client) => client.allauth('DELETE', 'auth/session'),
      // Recorded: it signs in. Whoever holds the authenticator could then use it.
      row(
        login,
        assertion('auth/webauthn/login', { userVerified: false }),
        refused('incorrect_code', 'credential'),
      ),
      (client) => client.allauth('DELETE', 'auth/session'),
      row(
        login,
        assertion('auth/webauthn/login', { origin: 'http://localhost:5999' }),
        signedIn(byPasskey),
      ),
      (client) => client.allauth('DELETE', 'auth/session'),
      (client) => client.allauth('POST', 'auth/webauthn/signup', { email: 'new@example.com' }),
      row('GET auth/webauthn/login', undefined, requestOptions(0)),
      row(login, assertion('auth/webauthn/login'), signedIn(byPasskey)),
      row('GET auth/session', undefined, signedIn(byPasskey)),
    ],
  },
  {
    name: 'too many wrong signatures',
    steps: [
      (client) => client.signUp(anna),
      (client) => client.allauth('DELETE', 'auth/session'),
      (client) => client.controls.limitRates(true),
      ...times(
        5,
        login,
        assertion('auth/webauthn/login', { wrongSignature: true }),
        refused('incorrect_code', 'credential'),
      ),
      row(
        login,
        assertion('auth/webauthn/login', { wrongSignature: true }),
        refused('too_many_login_attempts', 'credential'),
      ),
      // Recorded: refused as well. But then a stranger could lock the owner out.
      row(login, assertion('auth/webauthn/login'), signedIn(byPasskey)),
    ],
  },
  {
    name: 'the passkeys of an account',
    steps: [
      (client) => client.signUp(anna, 'First'),
      row(list, undefined, passkeys(passkey)),
      row(`GET ${one}`, undefined, creationOptions(1)),
      row(`GET ${one}?passwordless`, undefined, creationOptions(1)),
      ...rows(
        `POST ${one}`,
        [{}, { name: 'x', credential: null }],
        refused('required', 'credential'),
      ),
      row(`POST ${one}`, { name: 'x', credential: 'abc' }, refused('invalid', 'credential')),
      ...rows(
        `POST ${one}`,
        [{ name: 'x', credential: { a: 1 } }, create(one, 'x', { challenge: 'AAAA' })],
        refused('incorrect_code'),
      ),
      row(`POST ${one}`, create(`${one}?passwordless`, 'Second'), passkeyAdded),
      row(`POST ${one}`, create(one, 'n'.repeat(50)), passkeyAdded),
      row(`POST ${one}`, create(one, 'NoUV', { userVerified: false }), passkeyAdded),
      row(list, undefined, passkeys(passkey, passkey, passkey, passkey)),
      row(`GET ${one}?passwordless`, undefined, creationOptions(4)),
      row(
        `PUT ${one}`,
        async (c: TestClient) => ({ id: (await ids(c))[0], name: 'Renamed' }),
        passkeyRenamed,
      ),
      row(
        `PUT ${one}`,
        async (c: TestClient) => ({ id: String((await ids(c))[0]), name: 'x' }),
        passkeyRenamed,
      ),
      row(
        `PUT ${one}`,
        async (c: TestClient) => ({ id: (await ids(c))[0], name: 'n'.repeat(50) }),
        passkeyRenamed,
      ),
      ...rows(`PUT ${one}`, [{ id: 1, name: '' }, { id: 1 }], refused('required', 'name')),
      ...rows(`PUT ${one}`, [{ name: 'x' }, { id: null, name: 'x' }], refused('required', 'id')),
      ...rows(
        `PUT ${one}`,
        [
          { id: 99999, name: 'x' },
          { id: 'abc', name: 'x' },
        ],
        refused('invalid_choice', 'id'),
      ),
      // Recorded: refused from 101 characters. But every name in Daymark has the same limit.
      row(`POST ${one}`, create(one, 'n'.repeat(51)), refused('max_length', 'name')),
      row(`PUT ${one}`, { id: 1, name: 'n'.repeat(51) }, refused('max_length', 'name')),
      ...rows(`DELETE ${one}`, [{}, { authenticators: [] }], refused('required', 'authenticators')),
      row(`DELETE ${one}`, { authenticators: 7 }, refused('invalid_list', 'authenticators')),
      row(
        `DELETE ${one}`,
        { authenticators: ['abc'] },
        refused('invalid_pk_value', 'authenticators'),
      ),
      ...rows(
        `DELETE ${one}`,
        [
          { authenticators: [99999] },
          async (c: TestClient) => ({ authenticators: [...(await ids(c)), 99999] }),
        ],
        refused('invalid_choice', 'authenticators'),
      ),
      row(`DELETE ${one}`, { authenticators: [1] }, csrfPage, { headers: { 'X-CSRFToken': '' } }),
      row(
        `DELETE ${one}`,
        async (c: TestClient) => ({ authenticators: (await ids(c)).slice(2, 3) }),
        done,
      ),
      row(list, undefined, passkeys(passkey, passkey, passkey)),
      row(`DELETE ${one}`, async (c: TestClient) => ({ authenticators: await ids(c) }), done),
      row(list, undefined, passkeys()),
      row('GET auth/session', undefined, signedIn()),
    ],
  },
  {
    name: 'a browser that does not say whether a passkey can be found',
    steps: [
      (client) => client.signUp(anna),
      row(
        `POST ${one}`,
        async (client: TestClient) => {
          const { name, credential } = await create(one, 'NoExt')(client)
          const { clientExtensionResults: _left, ...rest } = credential
          return { name, credential: rest }
        },
        { ...passkeyAdded, body: { ...(passkeyAdded.body as object), data: unsaid } },
      ),
      row(list, undefined, passkeys(passkey, unsaid)),
    ],
  },
  {
    name: 'an account that must confirm itself',
    steps: [
      (client) => client.signUp(anna),
      (client) => client.resume(anna),
      (client) => client.controls.requireReauthentication(anna, 301),
      row('GET auth/session', undefined, signedIn({ method: 'code', at: 1, email: 'x' })),
      row(`GET ${one}`, undefined, mustConfirm),
      row(`POST ${one}`, { name: 'x', credential: {} }, refused('required', 'credential')),
      row(
        `PUT ${one}`,
        async (c: TestClient) => ({ id: (await ids(c))[0], name: 'x' }),
        mustConfirm,
      ),
      row(`PUT ${one}`, { id: 999, name: 'x' }, refused('invalid_choice', 'id')),
      row(
        `DELETE ${one}`,
        async (c: TestClient) => ({ authenticators: await ids(c) }),
        mustConfirm,
      ),
      row(list, undefined, passkeys(passkey)),
      row('GET auth/webauthn/reauthenticate', undefined, requestOptions(1)),
      row(
        confirm,
        assertion('auth/webauthn/reauthenticate'),
        signedIn({ method: 'code', at: 1, email: 'x' }, again),
      ),
      row(`GET ${one}?passwordless`, undefined, creationOptions(1)),
    ],
  },
]
