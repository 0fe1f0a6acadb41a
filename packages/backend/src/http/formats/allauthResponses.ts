import { listPasskeys } from '../../accounts/passkeys.ts'
import type { Session } from '../../accounts/session.ts'
import { findUser, type User } from '../../accounts/users.ts'
import type { Database } from '../../database/database.ts'

/** Programs read the codes of django-allauth; these texts are for people who debug. */
const messages = {
  cannot_remove_primary_email: 'The primary address cannot be removed.',
  duplicate_email: 'The account has this address already.',
  email_taken: 'Another account has this address.',
  incorrect_code: 'Incorrect code.',
  invalid: 'Not a valid value.',
  invalid_choice: 'Not one of the available choices.',
  invalid_list: 'Not a list.',
  invalid_pk_value: 'Not a list of ids.',
  max_email_addresses: 'The account has as many addresses as it may have.',
  max_length: 'Too long.',
  required: 'This field is required.',
  too_many_login_attempts: 'Too many failed attempts. Try again later.',
  too_many_passkeys: 'The account has as many passkeys as it may have.',
  unknown_email: 'The account has no such address.',
  unverified_primary_email: 'The primary address must be verified.',
}

/** 400 with one error; without `param` it is about the whole form. */
export function badRequest(code: keyof typeof messages, param?: string) {
  const error = { message: messages[code], code, ...(param !== undefined && { param }) }
  return { status: 400 as const, body: { status: 400 as const, errors: [error] } }
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
  const always = ['login', 'login_by_code', 'signup', 'mfa_login_webauthn'] as const
  const ids = new Set([...always, ...(flow ? [flow.id] : [])])
  const list = [...ids].map((id) => ({ id, ...(id === flow?.id && { is_pending: true as const }) }))
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

/** The response of `GET auth/session`. */
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
