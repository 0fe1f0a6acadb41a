import { newCode, pendingCode, verificationCodeLifetime } from '../accounts/codes.ts'
import {
  findAddress,
  listAddresses,
  makePrimary,
  normaliseEmail,
  removeAddress,
  type EmailAddress,
} from '../accounts/emailAddresses.ts'
import { findUser, userLanguage } from '../accounts/users.ts'
import {
  badRequest,
  conflict,
  flows,
  tooManyRequests,
  unknownEmail,
} from '../http/allauthAnswers.ts'
import { ok } from '../http/answer.ts'
import type { Operations, Visit } from '../http/operation.ts'
import { verificationMail } from '../mail/texts.ts'

const changesPerAccount = { count: 10, seconds: 60 }
const mailsPerAddress = { count: 1, seconds: 10 }

/** The e-mail addresses of an account (1.5). An added one waits in the session for its key. */
export const emailAddressOperations = {
  listEmailAddresses: {
    handle: (visit) => (visit.session.userId === undefined ? flows(visit.session) : list(visit)),
  },

  addEmailAddress: {
    before: (visit) => (visit.session.userId === undefined ? conflict() : limited(visit)),

    handle(visit) {
      const { services, session, userId, body, now, mail, language } = visit
      const { database, key, limits } = services
      const email = normaliseEmail(body.email)
      if (findAddress(database, email)?.userId === userId) {
        const message = 'This email address is already associated with this account.'
        return badRequest('duplicate_email', message, 'email')
      }
      if (!limits.take(`verification:email:${email}`, mailsPerAddress)) return tooManyRequests()
      const code = newCode()
      session.setWaiting({
        email,
        startedAt: now,
        code: pendingCode(key, code, now, verificationCodeLifetime),
      })
      const user = findUser(database, userId)
      mail(verificationMail(email, user ? userLanguage(user) : language, code))
      return list(visit)
    },
  },

  // No second mail is ever sent (403); the key that is out stays valid.
  requestEmailVerification: {
    before: signedInAndWithin,

    handle(visit) {
      const { waiting } = visit.session
      const email = normaliseEmail(visit.body.email)
      const applies = waiting !== undefined && (waiting.email === email || own(visit, email))
      return applies ? { status: 403 as const, body: { status: 403 as const } } : unknownEmail()
    },
  },

  setPrimaryEmailAddress: {
    before: signedInAndWithin,

    handle(visit) {
      const { services, userId } = visit
      const address = own(visit, visit.body.email)
      if (!address) return unknownEmail()
      if (!address.verified) {
        const message = 'Your primary email address must be verified.'
        return badRequest('unverified_primary_email', message, 'email')
      }
      makePrimary(services.database, userId, address.email)
      return list(visit)
    },
  },

  deleteEmailAddress: {
    before: signedInAndWithin,

    handle(visit) {
      const { services, userId } = visit
      const address = own(visit, visit.body.email)
      if (!address) return unknownEmail()
      if (address.primary) {
        const message = 'You cannot remove your primary email address.'
        return badRequest('cannot_remove_primary_email', message, 'email')
      }
      removeAddress(services.database, userId, address.email)
      return list(visit)
    },
  },
} satisfies Operations<
  | 'listEmailAddresses'
  | 'addEmailAddress'
  | 'requestEmailVerification'
  | 'setPrimaryEmailAddress'
  | 'deleteEmailAddress'
>

function limited({ services, userId }: Visit) {
  const allowed = services.limits.take(`account/email:user:${userId}`, changesPerAccount)
  return allowed ? undefined : tooManyRequests()
}

function signedInAndWithin(visit: Visit) {
  return visit.session.userId === undefined ? flows(visit.session) : limited(visit)
}

function list({ services, session, userId }: Visit) {
  const { waiting } = session
  const stored = listAddresses(services.database, userId)
  const data = waiting
    ? [...stored, { email: waiting.email, verified: false, primary: false }]
    : stored
  return ok({ status: 200 as const, data })
}

function own({ services, userId }: Visit, email: string): EmailAddress | undefined {
  const address = findAddress(services.database, normaliseEmail(email))
  return address?.userId === userId ? address : undefined
}
