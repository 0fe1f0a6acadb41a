import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { pathOfFlow, readSession, type Session, type SessionAnswer } from './session.ts'

const user = { id: 4, display: 'bert', email: 'bert@example.com', username: 'bert' }
const baseFlows = [
  { id: 'login' },
  { id: 'login_by_code' },
  { id: 'signup' },
  { id: 'mfa_login_webauthn' },
]

function unauthenticated(
  ...flows: NonNullable<SessionAnswer['data']>['flows'] & object
): SessionAnswer {
  return {
    status: 401,
    data: { flows: [...baseFlows, ...flows] },
    meta: { is_authenticated: false },
  }
}

/** One row for each answer recorded from a real backend. */
const answers: { answer: string; given: SessionAnswer; session: Session }[] = [
  { answer: 'no one is there', given: unauthenticated(), session: { kind: 'anonymous' } },
  {
    answer: 'signed in',
    given: { status: 200, data: { user }, meta: { is_authenticated: true } },
    session: { kind: 'signedIn', user },
  },
  {
    answer: 'a code was asked for',
    given: {
      status: 401,
      data: {
        flows: baseFlows.map((flow) => ({ ...flow, is_pending: flow.id === 'login_by_code' })),
      },
      meta: { is_authenticated: false },
    },
    session: { kind: 'pending', flow: 'login_by_code' },
  },
  {
    answer: 'an address waits for its key',
    given: unauthenticated({ id: 'verify_email', is_pending: true }),
    session: { kind: 'pending', flow: 'verify_email' },
  },
  {
    answer: 'the passkey of a sign-up is missing',
    given: unauthenticated({ id: 'mfa_signup_webauthn', is_pending: true }),
    session: { kind: 'pending', flow: 'mfa_signup_webauthn' },
  },
  {
    answer: 'a passkey is asked for',
    given: unauthenticated({ id: 'mfa_authenticate', is_pending: true, types: ['webauthn'] }),
    session: { kind: 'pending', flow: 'mfa_authenticate' },
  },
  {
    answer: 'another authenticator is asked for, which has no page',
    given: unauthenticated({ id: 'mfa_authenticate', is_pending: true, types: ['totp'] }),
    session: { kind: 'anonymous' },
  },
  {
    answer: 'a pending flow that this app does not know',
    given: unauthenticated({ id: 'provider_signup', is_pending: true }),
    session: { kind: 'anonymous' },
  },
  {
    answer: 'signed in, but must confirm',
    given: {
      status: 401,
      data: { user, flows: [{ id: 'reauthenticate' }] },
      meta: { is_authenticated: true },
    },
    session: { kind: 'mustReauthenticate', user },
  },
  {
    answer: 'a 401 that does not say whether a person is there',
    given: { status: 401, data: { flows: [] }, meta: { is_authenticated: null } },
    session: { kind: 'anonymous' },
  },
  { answer: 'the session is gone', given: { status: 410 }, session: { kind: 'anonymous' } },
  {
    answer: 'the server is in trouble',
    given: { status: 500 },
    session: { kind: 'unreachable' },
  },
]

test.for(answers)('$answer', ({ given, session }) => {
  expect(readSession(given)).toEqual(session)
})

test('each pending flow continues at its own page', () => {
  expect(pathOfFlow('login_by_code')).toBe(paths.confirmLoginCode)
  expect(pathOfFlow('verify_email')).toBe(paths.verifyEmail)
  expect(pathOfFlow('mfa_authenticate')).toBe(paths.authenticate)
  expect(pathOfFlow('mfa_signup_webauthn')).toBe(paths.createSignUpPasskey)
})
