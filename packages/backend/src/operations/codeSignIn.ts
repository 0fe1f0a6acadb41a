import { findAddress, markVerified, normaliseEmail } from '../accounts/emailAddresses.ts'
import { isInvited } from '../accounts/invitations.ts'
import type { Session } from '../accounts/session.ts'
import type { CodeFlow } from '../accounts/sessionState.ts'
import { findUser } from '../accounts/users.ts'
import { badRequest, conflict, flows, sessionResponse } from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { mailCode, takeMail, tryMailedCode } from './mailedCodes.ts'

// Per caller: three requests of a stranger must not keep the owner from asking.
const perAddressAndCaller = { count: 3, seconds: 60 }
const perCaller = { count: 20, seconds: 60 }

/** Signing in by a mailed code (docs/product.md#3-2). */
export const codeSignInOperations = {
  requestLoginCode: {
    hidesAccounts: true,
    handle(context) {
      const { services, session, body, ip } = context
      const { database, limits } = services
      const email = normaliseEmail(body.email)
      const [caller, address] = [`code/request:ip:${ip}`, `code/request:email:${email}:ip:${ip}`]
      if (!limits.take(caller, perCaller) || !limits.take(address, perAddressAndCaller)) {
        const seconds = Math.max(
          limits.secondsUntilAllowed(caller, perCaller),
          limits.secondsUntilAllowed(address, perAddressAndCaller),
        )
        const refusal = badRequest('too_many_login_attempts', 'email')
        return { ...refusal, headers: { 'Retry-After': String(seconds) } }
      }
      // A signed-in person gets no code, because they could not use it.
      if (session.userId !== undefined) return sessionResponse(database, session)
      if (!takeMail(context, email)) return badRequest('too_many_login_attempts', 'email')

      const userId = findAddress(database, email)?.userId ?? null
      const user = userId === null ? undefined : findUser(database, userId)
      const mailed = mailCode(
        context,
        user ? 'signIn' : kindForUnknown(context, email),
        email,
        user,
      )
      session.set({ flow: { ...mailed, id: 'login_by_code', userId } })
      return flows(session)
    },
  },

  confirmLoginCode: {
    before: ({ session }) => (codeFlow(session) ? undefined : conflict),
    onInvalid: (context) => void tryMailedCode(context, codeFlow(context.session), undefined),

    handle(context) {
      const { services, session, now, body } = context
      const flow = codeFlow(session)
      if (!flow) return conflict
      const outcome = tryMailedCode(context, flow, body.code)
      if (outcome === 'expired') return conflict
      if (outcome === 'tooMany') return badRequest('too_many_login_attempts', 'code')
      // A code stops being valid once its address is removed.
      const owner = findAddress(services.database, flow.email)?.userId
      if (outcome === 'wrong' || owner === undefined || owner !== flow.userId) {
        return badRequest('incorrect_code', 'code')
      }
      markVerified(services.database, flow.email)
      session.signIn(owner, { method: 'code', at: now / 1000, email: flow.email })
      return sessionResponse(services.database, session)
    },
  },
} satisfies Partial<Operations>

/** Returns the e-mail that leads to the page for new accounts only if the address may have one. */
function kindForUnknown({ services }: RequestContext, email: string) {
  return isInvited(services.settings, email) ? 'unknownAccount' : 'unknownAccountClosed'
}

function codeFlow({ state: { flow } }: Session): CodeFlow | undefined {
  return flow?.id === 'login_by_code' ? flow : undefined
}
