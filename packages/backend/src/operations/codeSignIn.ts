import { newCode, pendingCode, signInCodeLifetime, tryCode } from '../accounts/codes.ts'
import { findAddress, markVerified, normaliseEmail } from '../accounts/emailAddresses.ts'
import type { PendingFlow } from '../accounts/session.ts'
import { findUser, userLanguage } from '../accounts/users.ts'
import {
  conflict,
  flows,
  incorrectCode,
  sessionAnswer,
  tooManyAttempts,
} from '../http/allauthAnswers.ts'
import type { Operations, Visit } from '../http/operation.ts'
import { signInMail, unknownAccountMail } from '../mail/texts.ts'

const perAddress = { count: 3, seconds: 60 }
const perCaller = { count: 20, seconds: 60 }

type CodeFlow = Extract<PendingFlow, { id: 'login_by_code' }>

/** Signing in by a mailed code (1.3, 1.4, 1.7). */
export const codeSignInOperations = {
  requestLoginCode: {
    handle({ services, session, body, ip, now, language, mail }) {
      const { database, key, limits, origin } = services
      const email = normaliseEmail(body.email)
      if (
        !limits.take(`code/request:ip:${ip}`, perCaller) ||
        !limits.take(`code/request:email:${email}`, perAddress)
      ) {
        return tooManyAttempts('email')
      }
      // No code for somebody who is signed in: it could never be used.
      if (session.userId !== undefined) return sessionAnswer(database, session)

      const userId = findAddress(database, email)?.userId ?? null
      const user = userId === null ? undefined : findUser(database, userId)
      const code = newCode()
      session.setFlow({
        id: 'login_by_code',
        startedAt: now,
        email,
        userId,
        code: pendingCode(key, user ? code : null, now, signInCodeLifetime),
      })
      mail(
        user
          ? signInMail(email, userLanguage(user), code)
          : unknownAccountMail(email, language, origin),
      )
      return flows(session)
    },
  },

  confirmLoginCode: {
    before: ({ session }) => (codeFlow(session.flow) ? undefined : conflict()),

    onInvalid(visit) {
      const flow = codeFlow(visit.session.flow)
      if (flow) attempt(visit, flow, undefined)
    },

    handle(request) {
      const { services, session, now, body } = request
      const flow = codeFlow(session.flow)
      if (!flow) return conflict()
      const outcome = attempt(request, flow, body.code)
      if (outcome === 'expired') return conflict()
      if (outcome === 'wrong' || flow.userId === null) return incorrectCode('code')
      markVerified(services.database, flow.email)
      session.signIn(flow.userId, { method: 'code', at: now / 1000, email: flow.email })
      return sessionAnswer(services.database, session)
    },
  },
} satisfies Operations<'requestLoginCode' | 'confirmLoginCode'>

function codeFlow(flow: PendingFlow | undefined): CodeFlow | undefined {
  return flow?.id === 'login_by_code' ? flow : undefined
}

function attempt({ services, session, now }: Visit, flow: CodeFlow, typed: string | undefined) {
  const result = tryCode(services.key, flow.code, typed, now)
  if (result.outcome !== 'right') {
    const rest = result.outcome === 'wrong' ? result.rest : undefined
    session.setFlow(rest && { ...flow, code: rest })
  }
  return result.outcome
}
