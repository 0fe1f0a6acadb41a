import { listPasskeys } from '../../accounts/passkeys.ts'
import type { Session } from '../../accounts/session.ts'
import { findUser, type User } from '../../accounts/users.ts'
import type { Database } from '../../database/database.ts'

/** One entry of `errors`; without `param` it is about the whole form. */
export interface AllauthError {
  message: string
  code: string
  param?: string
}

const required = 'This field is required.'

export function badRequest(code: string, message: string, param?: string) {
  const error: AllauthError = param === undefined ? { message, code } : { message, code, param }
  return { status: 400 as const, body: { status: 400 as const, errors: [error] } }
}

export function missing(param: string) {
  return badRequest('required', required, param)
}

export function incorrectCode(param?: string) {
  return badRequest('incorrect_code', 'Incorrect code.', param)
}

export function tooManyAttempts(param: string) {
  const message = 'Too many failed login attempts. Try again later.'
  return badRequest('too_many_login_attempts', message, param)
}

export function unknownEmail() {
  return badRequest('unknown_email', 'Unknown email address.', 'email')
}

/** The step asked for does not apply now. */
export function conflict() {
  return { status: 409 as const, body: { status: 409 as const } }
}

export function tooManyRequests() {
  return { status: 429 as const, body: { status: 429 as const } }
}

/** Nobody is signed in: what can be done, with the pending flow marked (docs/django.md#flows). */
export function flows({ flow, mail }: Session) {
  const list: {
    id:
      | 'login'
      | 'login_by_code'
      | 'signup'
      | 'mfa_login_webauthn'
      | 'verify_email'
      | 'mfa_signup_webauthn'
    is_pending?: true
  }[] = [
    { id: 'login' },
    flow?.id === 'login_by_code'
      ? { id: 'login_by_code', is_pending: true }
      : { id: 'login_by_code' },
    { id: 'signup' },
    { id: 'mfa_login_webauthn' },
  ]
  if (flow && flow.id !== 'login_by_code') list.push({ id: flow.id, is_pending: true })
  return {
    status: 401 as const,
    body: {
      status: 401 as const,
      data: { flows: list },
      meta: { is_authenticated: false as const, ...(mail && { mail }) },
    },
  }
}

/** Somebody is signed in. */
export function signedIn(session: Session, user: User) {
  return {
    status: 200 as const,
    body: {
      status: 200 as const,
      data: { user, methods: [...session.methods] },
      meta: { is_authenticated: true as const, ...(session.mail && { mail: session.mail }) },
    },
  }
}

/** What `GET auth/session` answers. */
export function sessionResponse(database: Database, session: Session) {
  const user = session.userId === undefined ? undefined : findUser(database, session.userId)
  return user ? signedIn(session, user) : flows(session)
}

/** Somebody is signed in but must confirm who they are first (docs/product.md#2-6). */
export function reauthenticationRequired(session: Session, user: User) {
  return {
    status: 401 as const,
    body: {
      status: 401 as const,
      data: {
        user,
        methods: [...session.methods],
        flows: [{ id: 'reauthenticate' as const }],
      },
      meta: { is_authenticated: true as const },
    },
  }
}

export function passkeyList(database: Database, userId: number) {
  return {
    status: 200 as const,
    body: { status: 200 as const, data: listPasskeys(database, userId) },
  }
}
