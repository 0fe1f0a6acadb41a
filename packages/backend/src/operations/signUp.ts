import { newCode, pendingCode, verificationCodeLifetime } from '../accounts/codes.ts'
import { findAddress, normaliseEmail } from '../accounts/emailAddresses.ts'
import { createPasskey, credentialIsKnown, listCredentials } from '../accounts/passkeys.ts'
import { emailOrigin, passkeyOrigin, type PendingFlow } from '../accounts/sessionState.ts'
import { createUser, findUser } from '../accounts/users.ts'
import { creationOptions, newChallenge, verifyRegistration } from '../accounts/webauthn.ts'
import {
  badRequest,
  conflict,
  flows,
  sessionResponse,
  tooManyRequests,
} from '../http/formats/allauthResponses.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { accountExistsMail, verificationMail } from '../mail/texts.ts'
import { mailLanguage } from './mailLanguage.ts'
import { takeMail } from './mailLimits.ts'

const perCaller = { count: 20, seconds: 60 }

/** Signing up with an address, then a passkey (docs/product.md#3-1). */
export const signUpOperations = {
  signUp: {
    before({ services, session, ip }) {
      if (!services.limits.take(`signup:ip:${ip}`, perCaller)) return tooManyRequests()
      return session.userId === undefined ? undefined : conflict()
    },

    handle(context) {
      const email = normaliseEmail(context.body.email)
      if (!takeMail(context, email)) return tooManyRequests()
      mailSignUpKey(context, email)
      return flows(context.session)
    },
  },

  getSignUpPasskeyOptions: {
    handle({ services, session }) {
      const flow = passkeyFlow(session.flow)
      const user = flow && findUser(services.database, flow.userId)
      if (!user) return conflict()
      const challenge = newChallenge()
      session.setChallenge({ value: challenge, ceremony: 'signup', userVerification: 'required' })
      const known = listCredentials(services.database, user.id)
      return ok({
        status: 200 as const,
        data: {
          creation_options: creationOptions(services.relyingParty, user, known, challenge, true),
        },
      })
    },
  },

  createSignUpPasskey: {
    before: ({ session }) => (passkeyFlow(session.flow) ? undefined : conflict()),

    async verify({ services, session, body }) {
      const { challenge } = session
      const credential =
        challenge?.ceremony === 'signup'
          ? await verifyRegistration(services.relyingParty, challenge, body.credential)
          : undefined
      return ({ services: { database }, session, body, now }) => {
        const flow = passkeyFlow(session.flow)
        if (!flow) return conflict()
        if (!credential || session.challenge?.value !== challenge?.value)
          return badRequest('incorrect_code')
        if (credentialIsKnown(database, credential.credentialId))
          return badRequest('incorrect_code')
        const { userId, email } = flow
        const id = createPasskey(database, { ...credential, userId, name: body.name, now })
        session.signUp(userId, [passkeyOrigin(id), emailOrigin(email)])
        return sessionResponse(database, session)
      }
    },
  },
} satisfies Operations<'signUp' | 'getSignUpPasskeyOptions' | 'createSignUpPasskey'>

/**
 * Mails the key of a sign-up, and waits for it. When the address has an account, the mail says so; the response
 * does not.
 */
export function mailSignUpKey(context: RequestContext, email: string): void {
  const { services, session, now, language, mail } = context
  const { database, key, origin } = services
  const known = findAddress(database, email)
  const user = known && findUser(database, known.userId)
  // The sign-up of an account without a passkey was never completed: the reader of its mail may complete it.
  const taken = user !== undefined && listCredentials(database, user.id).length > 0
  const userId = user?.id ?? createUser(database, { email, verified: false, language, now })
  const code = newCode()
  const text = taken
    ? accountExistsMail(email, mailLanguage(context, user), origin)
    : verificationMail(email, mailLanguage(context), code)
  session.setFlow({
    id: 'verify_email',
    startedAt: now,
    email,
    userId: taken ? null : userId,
    code: pendingCode(key, taken ? null : code, now, verificationCodeLifetime),
    mail: mail(text, verificationCodeLifetime),
  })
}

function passkeyFlow(flow: PendingFlow | undefined) {
  return flow?.id === 'mfa_signup_webauthn' ? flow : undefined
}
