import type { Session } from '../../accounts/session.ts'
import { findUser } from '../../accounts/users.ts'
import type { Database } from '../../database/database.ts'
import type { RequestContext } from '../routing/operation.ts'

/** Seconds after signing in or confirming in which the ways into an account may be changed (docs/product.md#5-5). */
const freshness = 300

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

export type ErrorCode = keyof typeof messages

/** Returns a response whose body repeats its status, as all of django-allauth's do. */
function answer<Status extends number, Members extends object>(status: Status, members: Members) {
  return { status, body: { status, ...members } }
}

/** 200 with what was asked for, if anything was. */
export function success<Members extends { data?: unknown }>(members: Members) {
  return answer(200, members)
}

/** 400 with one error; without `param` it is about the whole form. */
export function badRequest(code: ErrorCode, param?: string) {
  const error = { message: messages[code], code, ...(param !== undefined && { param }) }
  return answer(400, { errors: [error] })
}

/** No e-mail was sent, because the last one was sent a moment ago. */
export const notMailed = answer(403, {})

/** No one may do this here. The description has no body for this status. */
export const forbidden = { status: 403 } as const

/** The step asked for does not apply now. */
export const conflict = answer(409, {})

export const tooManyRequests = answer(429, {})

/** Returns the answer to a visitor: the flows that they can use, with the pending one marked (docs/django.md#flows). */
export function flows({ state: { flow }, mail }: Session) {
  const always = ['login', 'login_by_code', 'signup', 'mfa_login_webauthn'] as const
  const ids = new Set([...always, ...(flow ? [flow.id] : [])])
  const list = [...ids].map((id) => ({ id, ...(id === flow?.id && { is_pending: true as const }) }))
  const meta = { is_authenticated: false as const, ...(mail && { mail }) }
  return answer(401, { data: { flows: list }, meta })
}

/** Returns the refusal for a visitor. */
export function anonymous({ session }: { session: Session }) {
  return session.userId === undefined ? flows(session) : undefined
}

/** Returns the response of `GET auth/session`. */
export function sessionResponse(database: Database, session: Session) {
  const user = session.userId === undefined ? undefined : findUser(database, session.userId)
  if (!user) return flows(session)
  const { methods } = session.state
  const { mail } = session
  const meta = { is_authenticated: true as const, ...(mail && { mail }) }
  return success({ data: { user, methods }, meta })
}

/**
 * Returns the refusal for a person who signed in too long ago to change passkeys or addresses (docs/product.md#2-6): an
 * unattended session must not be enough to take the account over. django-allauth asks only accounts with a password.
 */
export function stale({ services, session, userId, now }: RequestContext) {
  if (now / 1000 - session.provedAt < freshness) return undefined
  const user = findUser(services.database, userId)
  if (!user) return undefined
  return answer(401, {
    data: { user, methods: session.state.methods, flows: [{ id: 'reauthenticate' as const }] },
    meta: { is_authenticated: true as const },
  })
}
