import { findAddress, normaliseEmail } from '../accounts/emailAddresses.ts'
import { isInvited } from '../accounts/invitations.ts'
import { listCredentials } from '../accounts/passkeys.ts'
import { emailProof, passkeyProof } from '../accounts/sessionState.ts'
import { createUser, findUser } from '../accounts/users.ts'
import {
  badRequest,
  conflict,
  flows,
  forbidden,
  sessionResponse,
  tooManyRequests,
} from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { mailCode, takeMail } from './mailedCodes.ts'
import { askForPasskey, checkPasskey } from './registration.ts'

const perCaller = { count: 20, seconds: 60 }

/** Signing up with an address, then a passkey (docs/product.md#3-1). */
export const signUpOperations = {
  signUp: {
    hidesAccounts: true,
    before({ services, session, ip }) {
      if (services.settings.signUp === 'closed') return forbidden
      if (!services.limits.take(`signup:ip:${ip}`, perCaller)) return tooManyRequests
      return session.userId === undefined ? undefined : conflict
    },

    handle(context) {
      const email = normaliseEmail(context.body.email)
      if (!takeMail(context, email)) return tooManyRequests
      mailSignUpKey(context, email)
      return flows(context.session)
    },
  },

  getSignUpPasskeyOptions: {
    handle(context) {
      const flow = passkeyFlow(context)
      const user = flow && findUser(context.services.database, flow.userId)
      return user ? askForPasskey(context, user, 'signup', true) : conflict
    },
  },

  createSignUpPasskey: {
    before: (context) => (passkeyFlow(context) ? undefined : conflict),

    async verify(request) {
      const store = await checkPasskey(request, 'signup')
      return (context) => {
        const { services, session } = context
        const flow = passkeyFlow(context)
        if (!flow) return conflict
        const id = store(context, flow.userId)
        if (id === undefined) return badRequest('incorrect_code')
        session.signUp(flow.userId, [passkeyProof(id), emailProof(flow.email)])
        return sessionResponse(services.database, session)
      }
    },
  },
} satisfies Partial<Operations>

/**
 * Mails the key of a sign-up, and waits for it. When the address has an account, or is not invited, the e-mail says so
 * and the response does not.
 */
export function mailSignUpKey(context: RequestContext, email: string): void {
  const { services, session, now, language } = context
  const { database } = services
  const known = findAddress(database, email)
  const user = known && findUser(database, known.userId)
  // The sign-up of an account without a passkey was never completed. The reader of its e-mail may complete it.
  const taken = user !== undefined && listCredentials(database, user.id).length > 0
  // A person who has proved the address before has an account, with or without an invitation.
  if (!taken && !known?.verified && !isInvited(services.settings, email)) {
    const mailed = mailCode(context, 'notInvited', email)
    session.set({ flow: { ...mailed, id: 'verify_email', userId: null } })
    return
  }
  const userId = user?.id ?? createUser(database, { email, verified: false, language, now })
  const mailed = taken
    ? mailCode(context, 'accountExists', email, user)
    : mailCode(context, 'verification', email)
  session.set({ flow: { ...mailed, id: 'verify_email', userId: taken ? null : userId } })
}

/** Returns the sign-up that waits for its passkey. It ends once its address was removed from the account. */
function passkeyFlow({ services: { database }, session }: RequestContext) {
  const { flow } = session.state
  if (flow?.id !== 'mfa_signup_webauthn') return undefined
  return findAddress(database, flow.email)?.userId === flow.userId ? flow : undefined
}
