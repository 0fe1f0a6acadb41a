import {
  addAddress,
  findAddress,
  hasRoomForAddress,
  markVerified,
} from '../accounts/emailAddresses.ts'
import { listCredentials } from '../accounts/passkeys.ts'
import type { Session } from '../accounts/session.ts'
import type { CodeFlow, WaitingAddress } from '../accounts/sessionState.ts'
import { deleteUser } from '../accounts/users.ts'
import {
  badRequest,
  conflict,
  flows,
  sessionResponse,
  stale,
  success,
  tooManyRequests,
} from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import {
  isKeyFresh,
  mailKey,
  secondsUntilNextKey,
  takeKeyMail,
  tryMailedCode,
} from './mailedCodes.ts'
import { mailSignUpKey } from './signUp.ts'

/** Proving an address by its mailed key: at sign-up, or one that a signed-in person added. */
export const emailVerificationOperations = {
  verifyEmail: {
    before: (context) => (awaited(context.session) ? staleForAdding(context) : conflict),
    onInvalid: (context) => void tryMailedCode(context, awaited(context.session), undefined),

    handle(context) {
      const waits = awaited(context.session)
      if (!waits) return conflict
      const outcome = tryMailedCode(context, waits, context.body.key)
      if (outcome === 'expired') return conflict
      if (outcome === 'wrong') return badRequest('incorrect_code', 'key')
      if (outcome === 'tooMany') return tooManyRequests
      return 'id' in waits ? continueSignUp(context, waits) : keepAddress(context, waits.email)
    },
  },

  resendVerification: {
    hidesAccounts: true,
    handle(context) {
      const { session } = context
      const waits = awaited(session)
      if (!waits) return conflict
      const { email, startedAt } = waits
      if (isKeyFresh(context, startedAt)) {
        return {
          ...tooManyRequests,
          headers: { 'Retry-After': secondsUntilNextKey(context, startedAt) },
        }
      }
      if (!takeKeyMail(context, email)) return tooManyRequests
      if (session.userId === undefined) mailSignUpKey(context, email)
      else mailKey(context, email)
      return success({})
    },
  },
} satisfies Partial<Operations>

/** Returns the address that waits for its key: one that a signed-in person adds, or that of a sign-up. */
function awaited({ userId, state }: Session): WaitingAddress | CodeFlow | undefined {
  if (userId !== undefined) return state.waiting
  return state.flow?.id === 'verify_email' ? state.flow : undefined
}

/** An added address is another way to log in, so an unattended session must not be enough to add it. */
function staleForAdding(context: RequestContext) {
  return context.session.userId === undefined ? undefined : stale(context)
}

function continueSignUp({ services, session, now }: RequestContext, { email, userId }: CodeFlow) {
  session.set({ flow: undefined })
  // A code stops being valid once its address is removed.
  if (userId === null || findAddress(services.database, email)?.userId !== userId) return conflict
  markVerified(services.database, email)
  session.set({ flow: { id: 'mfa_signup_webauthn', startedAt: now, email, userId } })
  return flows(session)
}

function keepAddress({ services, session, userId }: RequestContext, email: string) {
  const { database } = services
  session.set({ waiting: undefined })
  const owner = findAddress(database, email)
  // Another session of this person has proved it meanwhile.
  if (owner?.userId === userId) return sessionResponse(database, session)
  // Each session may have an address that waits, so the limit counts again once one is proved.
  if (!hasRoomForAddress(database, userId)) return badRequest('max_email_addresses', 'key')
  if (owner) {
    const begunOnly = !owner.verified && listCredentials(database, owner.userId).length === 0
    if (!begunOnly) return badRequest('email_taken', 'key')
    // An unconfirmed sign-up must not keep the address from its owner.
    deleteUser(database, owner.userId)
  }
  addAddress(database, userId, email, { verified: true })
  return sessionResponse(database, session)
}
