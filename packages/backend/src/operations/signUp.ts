import { newCode, pendingCode, verificationCodeLifetime } from '../accounts/codes.ts'
import { findAddress, normaliseEmail } from '../accounts/emailAddresses.ts'
import { createPasskey, credentialIsKnown, listCredentials } from '../accounts/passkeys.ts'
import type { PendingFlow } from '../accounts/session.ts'
import { createUser, findUser, userLanguage } from '../accounts/users.ts'
import { creationOptions, newChallenge, verifyRegistration } from '../accounts/webauthn.ts'
import {
  conflict,
  flows,
  incorrectCode,
  sessionAnswer,
  tooManyRequests,
} from '../http/allauthAnswers.ts'
import { ok } from '../http/answer.ts'
import type { Operations } from '../http/operation.ts'
import { accountExistsMail, verificationMail } from '../mail/texts.ts'

const perCaller = { count: 20, seconds: 60 }

/** Signing up with an address, then a passkey (1.5). */
export const signUpOperations = {
  signUp: {
    before({ services, session, ip }) {
      if (!services.limits.take(`signup:ip:${ip}`, perCaller)) return tooManyRequests()
      return session.userId === undefined ? undefined : conflict()
    },

    handle({ services, session, body, now, language, mail }) {
      const { database, key, origin } = services
      const email = normaliseEmail(body.email)
      const known = findAddress(database, email)
      const user = known && findUser(database, known.userId)
      // An account without a passkey was never finished: whoever reads its mail may finish it.
      const taken = user !== undefined && listCredentials(database, user.id).length > 0
      const userId = user?.id ?? createUser(database, { email, verified: false, language, now })
      const code = newCode()
      session.setFlow({
        id: 'verify_email',
        startedAt: now,
        email,
        userId: taken ? null : userId,
        code: pendingCode(key, taken ? null : code, now, verificationCodeLifetime),
      })
      mail(
        taken
          ? accountExistsMail(email, userLanguage(user), origin)
          : verificationMail(email, language, code),
      )
      return flows(session)
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
        if (!credential || session.challenge?.value !== challenge?.value) return incorrectCode()
        if (credentialIsKnown(database, credential.credentialId)) return incorrectCode()
        createPasskey(database, { ...credential, userId: flow.userId, name: body.name, now })
        session.signIn(flow.userId, undefined)
        return sessionAnswer(database, session)
      }
    },
  },
} satisfies Operations<'signUp' | 'getSignUpPasskeyOptions' | 'createSignUpPasskey'>

function passkeyFlow(flow: PendingFlow | undefined) {
  return flow?.id === 'mfa_signup_webauthn' ? flow : undefined
}
