import type { TestClient } from '../testing/testClient.ts'
import {
  anonymous,
  byCode,
  conflict,
  csrfPage,
  empty400,
  refused,
  signedIn,
  tooMany,
} from './shapes.ts'
import { calls, row, rows, times, type Transcript } from './transcript.ts'

const known = 'j.test@example.com'
const fresh = 'anna@example.com'
const session = 'GET auth/session'
const signUp = 'POST auth/webauthn/signup'
const verify = 'POST auth/email/verify'
const request = 'POST auth/code/request'
const confirm = 'POST auth/code/confirm'
const signUpOptions = 'GET auth/webauthn/signup'

const key = (email: string) => (client: TestClient) => ({ key: client.code(email) })
const code = (email: string) => (client: TestClient) => ({ code: client.code(email) })
const someone = (client: TestClient) => void client.controls.createPerson({ email: known })

/** Signing up and signing in by code, as a real django-allauth answers. */
export const flowTranscripts: Transcript[] = [
  {
    name: 'a visitor',
    steps: [
      ...calls([session, session], undefined, anonymous()),
      (client) => void client.cookies.set('sessionid', 'garbage'),
      row(session, undefined, anonymous()),
      row('DELETE auth/session', undefined, anonymous()),
      row('DELETE auth/session', { x: 1 }, anonymous()),
      row('DELETE auth/session', undefined, csrfPage, { headers: { 'X-CSRFToken': '' } }),
      row(verify, { key: 'ABCDEF' }, conflict),
      row(signUpOptions, undefined, conflict),
      row('PUT auth/webauthn/signup', { name: 'x', credential: { id: 'x' } }, conflict),
      row('PUT auth/webauthn/signup', {}, conflict),
      row(confirm, { code: 'ABCDEF' }, conflict),
      ...calls(['GET account/email', 'GET account/authenticators'], undefined, anonymous()),
      row('GET account/authenticators/webauthn', undefined, anonymous()),
      row('GET auth/webauthn/reauthenticate', undefined, anonymous()),
      row('POST account/email', { email: 'x@example.com' }, conflict),
      row('PATCH account/email', { email: 'x@example.com', primary: true }, anonymous()),
      row('PUT account/email', { email: 'x@example.com' }, anonymous()),
      row('DELETE account/email', { email: 'x@example.com' }, anonymous()),
      row('POST account/authenticators/webauthn', { name: 'x', credential: {} }, anonymous()),
      row('PUT account/authenticators/webauthn', { id: 1, name: 'x' }, anonymous()),
      row('DELETE account/authenticators/webauthn', { authenticators: [1] }, anonymous()),
    ],
  },
  {
    name: 'sign-up, up to its passkey',
    steps: [
      ...rows(signUp, [{}, { email: '' }, { email: null }], refused('required', 'email')),
      ...rows(
        signUp,
        [{ email: 'anna' }, { email: 5 }, { email: 'an na@example.com' }],
        refused('invalid', 'email'),
      ),
      ...rows(signUp, [{ email: fresh }, { email: fresh }], anonymous('verify_email')),
      row(session, undefined, anonymous('verify_email')),
      ...calls(
        ['GET account/email', 'GET account/authenticators'],
        undefined,
        anonymous('verify_email'),
      ),
      row(signUpOptions, undefined, conflict),
      row('PUT auth/webauthn/signup', { name: 'x', credential: { id: 'x' } }, conflict),
      row('POST account/email', { email: 'right@example.com' }, conflict),
      ...rows(verify, [{ key: '' }, {}], refused('required', 'key')),
      row(session, undefined, anonymous('verify_email')),
      row(verify, { key: 'XXXXXX' }, refused('incorrect_code', 'key')),
      row(session, undefined, anonymous()),
      row(verify, key(fresh), conflict),
      row(signUp, { email: fresh }, anonymous('verify_email')),
      row(verify, key(fresh), anonymous('mfa_signup_webauthn')),
      row(session, undefined, anonymous('mfa_signup_webauthn')),
      row(verify, { key: 'vkg 75r' }, conflict),
      row(verify, key(fresh), conflict),
      row(confirm, key(fresh), conflict),
      row('DELETE auth/session', undefined, anonymous()),
      row(session, undefined, anonymous()),
      row(signUpOptions, undefined, conflict),
      row(verify, key(fresh), conflict),
      row(request, { email: fresh }, anonymous('login_by_code')),
      row(confirm, code(fresh), signedIn(byCode)),
    ],
  },
  {
    name: 'sign-up with a taken address, and its key in another spelling',
    steps: [
      someone,
      (client) => client.signUp('taken@example.com'),
      (client) => client.allauth('DELETE', 'auth/session'),
      row(signUp, { email: 'taken@example.com' }, anonymous('verify_email')),
      row(session, undefined, anonymous('verify_email')),
      row(verify, { key: 'XXXXXX' }, refused('incorrect_code', 'key')),
      row(signUp, { email: fresh }, anonymous('verify_email')),
      row(
        verify,
        (client: TestClient) => ({
          key: ` ${client.code(fresh).toLowerCase().replace(/^.../, '$& ')} `,
        }),
        anonymous('mfa_signup_webauthn'),
      ),
    ],
  },
  {
    name: 'sign-in by code',
    steps: [
      someone,
      row(request, { email: known }, csrfPage, { headers: { Cookie: '', 'X-CSRFToken': '' } }),
      ...['', 'x'.repeat(32), 'x'].map((token) =>
        row(request, { email: known }, csrfPage, { headers: { 'X-CSRFToken': token } }),
      ),
      row(request, { email: known }, csrfPage, { headers: { Origin: 'http://evil.example' } }),
      row(request, { email: 'nobody@example.com' }, anonymous('login_by_code')),
      row(request, undefined, empty400, { raw: '{not json' }),
      row(request, undefined, empty400, {
        raw: 'email=nobody@example.com',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
      row(request, undefined, anonymous('login_by_code'), {
        raw: '{"email": "nobody@example.com"}',
        headers: { 'Content-Type': 'text/plain' },
      }),
      ...rows(
        request,
        [undefined, {}, { email: '' }, { email: null }],
        refused('required', 'email'),
      ),
      ...rows(request, [{ email: 'j.test' }, { email: 5 }], refused('invalid', 'email')),
      row(request, { email: 'nobody@example.com' }, anonymous('login_by_code')),
      row(session, undefined, anonymous('login_by_code')),
      ...calls(['GET account/email'], undefined, anonymous('login_by_code')),
      row(signUpOptions, undefined, conflict),
      row(verify, { key: 'ABCDEF' }, conflict),
      ...times(3, confirm, { code: 'XXXXXX' }, refused('incorrect_code', 'code')),
      row(confirm, { code: 'XXXXXX' }, conflict),
      row(request, { email: ` ${known.toUpperCase()} ` }, anonymous('login_by_code')),
      ...rows(confirm, [{ code: '' }, {}], refused('required', 'code')),
      row(session, undefined, anonymous('login_by_code')),
      row(confirm, { code: '!@#$%^' }, refused('incorrect_code', 'code')),
      row(confirm, code(known), conflict),
      row(request, { email: known }, anonymous('login_by_code')),
      row(confirm, { code: 'x'.repeat(200) }, refused('incorrect_code', 'code')),
      row(confirm, { code: 123456 }, refused('incorrect_code', 'code')),
      row(confirm, { code: null }, refused('required', 'code')),
      row(request, { email: known }, anonymous('login_by_code')),
      row(confirm, { code: 'x' }, refused('incorrect_code', 'code')),
      row(confirm, code(known), signedIn(byCode)),
      row(session, undefined, signedIn(byCode)),
      row(confirm, code(known), conflict),
      row(request, { email: known }, signedIn(byCode)),
      row(confirm, code(known), conflict),
      row(signUp, { email: 'other@example.com' }, conflict),
      row(verify, { key: 'ABCDEF' }, conflict),
      row('DELETE auth/session', undefined, anonymous()),
      ...calls([session, 'DELETE auth/session'], undefined, anonymous()),
      row(request, { email: known }, anonymous('login_by_code')),
    ],
  },
  {
    name: 'one flow replaces another',
    steps: [
      someone,
      row(signUp, { email: fresh }, anonymous('verify_email')),
      row(request, { email: known }, anonymous('login_by_code')),
      row(session, undefined, anonymous('login_by_code')),
      row(verify, { key: 'XXXXXX' }, conflict),
      row(confirm, code(known), signedIn(byCode)),
    ],
  },
  {
    name: 'an address that was never confirmed is confirmed by signing in',
    steps: [
      (client) => client.allauth('POST', 'auth/webauthn/signup', { email: fresh }),
      row(request, { email: fresh }, anonymous('login_by_code')),
      row(confirm, code(fresh), signedIn(byCode)),
    ],
  },
  {
    name: 'codes that are too old',
    steps: [
      someone,
      row(request, { email: known }, anonymous('login_by_code')),
      (client) => client.controls.clock.advance(180_000),
      row(session, undefined, anonymous('login_by_code')),
      row(confirm, code(known), conflict),
      row(session, undefined, anonymous()),
      row(signUp, { email: fresh }, anonymous('verify_email')),
      (client) => client.controls.clock.advance(900_000),
      row(verify, key(fresh), conflict),
      row(session, undefined, anonymous()),
      row(signUp, { email: fresh }, anonymous('verify_email')),
    ],
  },
  {
    name: 'too many calls',
    steps: [
      someone,
      (client) => client.controls.limitRates(true),
      ...[known, 'nobody@example.com'].flatMap((email) => [
        ...times(3, request, { email }, anonymous('login_by_code')),
        row(request, { email }, refused('too_many_login_attempts', 'email')),
      ]),
      ...Array.from({ length: 20 }, (_, index) =>
        row(signUp, { email: `s${index}@example.com` }, anonymous('verify_email')),
      ),
      row(signUp, { email: 'szz@example.com' }, tooMany),
      row(signUpOptions, undefined, conflict),
      (client) => client.resume(known),
      row(session, undefined, signedIn(byCode)),
    ],
  },
]
