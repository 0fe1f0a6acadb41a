import { findUser } from '../accounts/users.ts'
import { reauthenticationRequired } from '../http/formats/allauthResponses.ts'
import type { RequestContext } from '../http/routing/operation.ts'

/** Seconds after signing in or confirming in which the ways into an account may be changed (docs/product.md#5-5). */
const freshness = 300

/**
 * The refusal when somebody signed in too long ago to change passkeys or addresses: an unattended session
 * must not be enough to take the account over. django-allauth asks only accounts with a password.
 */
export function stale({ services, session, userId, now }: RequestContext) {
  const age = now / 1000 - session.provedAt
  if (age < freshness) return undefined
  const user = findUser(services.database, userId)
  return user && reauthenticationRequired(session, user)
}
