import { addAddress, findAddress, markVerified } from '../accounts/emailAddresses.ts'
import { listCredentials } from '../accounts/passkeys.ts'
import { deleteUser } from '../accounts/users.ts'
import {
  badRequest,
  conflict,
  flows,
  sessionResponse,
  tooManyRequests,
} from '../http/formats/allauthResponses.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { tryMailedCode } from './mailLimits.ts'
import { mailSignUpKey } from './signUp.ts'
import { isKeyFresh, mailKey, takeKeyMail } from './verificationKeys.ts'

/** Proving an address by its mailed key: at sign-up, or one that a signed-in person added. */
export const emailVerificationOperations = {
  verifyEmail: {
    before: ({ session }) => (awaited(session) ? undefined : conflict()),

    onInvalid: (context) => void attempt(context, undefined),

    handle(request) {
      const { session, body } = request
      const { userId } = session
      const proved = awaited(session)
      const outcome = attempt(request, body.key)
      if (outcome === 'wrong') return badRequest('incorrect_code', 'key')
      if (outcome === 'tooMany') return tooManyRequests()
      if (outcome !== 'right' || !proved) return conflict()
      return userId === undefined
        ? continueSignUp(request, proved)
        : keepAddress(request, userId, proved.email)
    },
  },

  resendVerification: {
    before: ({ session }) => (awaited(session) ? undefined : conflict()),

    handle(context) {
      const { session } = context
      const waits = awaited(session)
      if (!waits) return conflict()
      const { email, startedAt } = waits
      if (isKeyFresh(context, startedAt) || !takeKeyMail(context, email)) return tooManyRequests()
      if (session.userId === undefined) mailSignUpKey(context, email)
      else mailKey(context, email)
      return ok({ status: 200 as const })
    },
  },
} satisfies Operations<'verifyEmail' | 'resendVerification'>

/** What waits for its key: the address that a signed-in person adds, or that of a sign-up. */
function awaited({ userId, waiting, flow }: RequestContext['session']) {
  if (userId !== undefined) return waiting
  return flow?.id === 'verify_email' ? flow : undefined
}

/** Tries a key. A wrong one uses up a try; a right or an expired one ends the waiting. */
function attempt(context: RequestContext, typed: string | undefined) {
  const { session } = context
  const waits = awaited(session)
  if (!waits) return undefined
  const { outcome, rest } = tryMailedCode(context, waits, typed)
  if (outcome === 'tooMany') return outcome
  const { waiting, flow } = session
  if (session.userId !== undefined)
    session.setWaiting(waiting && rest && { ...waiting, code: rest })
  else if (flow?.id === 'verify_email') session.setFlow(rest && { ...flow, code: rest })
  return outcome
}

function continueSignUp(
  { services, session, now }: RequestContext,
  { email, userId }: { email: string; userId?: number | null },
) {
  if (typeof userId !== 'number') return conflict()
  // A code is no longer right once its address is removed.
  if (findAddress(services.database, email)?.userId !== userId) return conflict()
  markVerified(services.database, email)
  session.setFlow({ id: 'mfa_signup_webauthn', startedAt: now, email, userId })
  return flows(session)
}

function keepAddress({ services, session }: RequestContext, userId: number, email: string) {
  const { database } = services
  const owner = findAddress(database, email)
  if (owner && owner.userId !== userId) {
    const begunOnly = !owner.verified && listCredentials(database, owner.userId).length === 0
    if (!begunOnly) {
      return badRequest('email_taken', 'key')
    }
    // A sign-up that nobody ever confirmed does not keep the address from its owner.
    deleteUser(database, owner.userId)
  }
  addAddress(database, userId, email, true)
  return sessionResponse(database, session)
}
