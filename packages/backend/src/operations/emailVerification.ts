import { tryCode } from '../accounts/codes.ts'
import { addAddress, findAddress, markVerified } from '../accounts/emailAddresses.ts'
import { listCredentials } from '../accounts/passkeys.ts'
import type { WaitingAddress } from '../accounts/session.ts'
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
import { countWrongCode, mayTryCode } from './mailLimits.ts'
import { mailSignUpKey } from './signUp.ts'
import { isKeyFresh, mailKey, takeKeyMail } from './verificationKeys.ts'

type Outcome = 'right' | 'wrong' | 'expired' | 'nothing' | 'tooMany'

/** Proving an address by its mailed key: at sign-up, or one that a signed-in person added. */
export const emailVerificationOperations = {
  verifyEmail: {
    before: ({ session }) => (waitingCode(session) ? undefined : conflict()),

    onInvalid: (context) => void attempt(context, undefined),

    handle(request) {
      const { session, body } = request
      const { waiting, flow, userId } = session
      const outcome = attempt(request, body.key)
      if (outcome === 'wrong') return badRequest('incorrect_code', 'key')
      if (outcome === 'tooMany') return tooManyRequests()
      if (outcome !== 'right') return conflict()
      return userId === undefined
        ? continueSignUp(request, flow?.id === 'verify_email' ? flow : undefined)
        : keepAddress(request, userId, waiting)
    },
  },

  resendVerification: {
    before: ({ session }) => (waitingCode(session) ? undefined : conflict()),

    handle(context) {
      const { session } = context
      const waits = session.userId === undefined ? session.flow : session.waiting
      if (!waits) return conflict()
      const { email, startedAt } = waits
      if (isKeyFresh(context, startedAt) || !takeKeyMail(context, email)) return tooManyRequests()
      if (session.userId === undefined) mailSignUpKey(context, email)
      else mailKey(context, email)
      return ok({ status: 200 as const })
    },
  },
} satisfies Operations<'verifyEmail' | 'resendVerification'>

function waitingCode({ userId, waiting, flow }: RequestContext['session']) {
  if (userId !== undefined) return waiting?.code
  return flow?.id === 'verify_email' ? flow.code : undefined
}

/** Tries a key. A wrong one uses up a try; a right or an expired one ends the waiting. */
function attempt(context: RequestContext, typed: string | undefined): Outcome {
  const { services, session, now } = context
  const code = waitingCode(session)
  if (!code) return 'nothing'
  const email = (session.userId === undefined ? session.flow : session.waiting)?.email ?? ''
  if (!mayTryCode(context, email)) return 'tooMany'
  const result = tryCode(services.key, code, typed, now)
  if (result.outcome === 'wrong') countWrongCode(context, email)
  const rest = result.outcome === 'wrong' ? result.rest : undefined
  const { waiting, flow } = session
  if (session.userId !== undefined)
    session.setWaiting(waiting && rest && { ...waiting, code: rest })
  else if (flow?.id === 'verify_email') session.setFlow(rest && { ...flow, code: rest })
  return result.outcome
}

function continueSignUp(
  { services, session, now }: RequestContext,
  flow: { email: string; userId: number | null } | undefined,
) {
  if (!flow || flow.userId === null) return conflict()
  // A code is no longer right once its address is removed.
  if (findAddress(services.database, flow.email)?.userId !== flow.userId) return conflict()
  markVerified(services.database, flow.email)
  session.setFlow({
    id: 'mfa_signup_webauthn',
    startedAt: now,
    email: flow.email,
    userId: flow.userId,
  })
  return flows(session)
}

function keepAddress(
  { services, session }: RequestContext,
  userId: number,
  waiting?: WaitingAddress,
) {
  if (!waiting) return conflict()
  const { database } = services
  const owner = findAddress(database, waiting.email)
  if (owner && owner.userId !== userId) {
    const begunOnly = !owner.verified && listCredentials(database, owner.userId).length === 0
    if (!begunOnly) {
      return badRequest('email_taken', 'key')
    }
    // A sign-up that nobody ever confirmed does not keep the address from its owner.
    deleteUser(database, owner.userId)
  }
  addAddress(database, userId, waiting.email, true)
  return sessionResponse(database, session)
}
