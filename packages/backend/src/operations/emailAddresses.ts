import {
  findAddress,
  listAddresses,
  makePrimary,
  normaliseEmail,
  removeAddress,
  type EmailAddress,
} from '../accounts/emailAddresses.ts'
import { emailOrigin } from '../accounts/session.ts'
import {
  badRequest,
  conflict,
  flows,
  tooManyRequests,
  unknownEmail,
} from '../http/allauthAnswers.ts'
import { ok } from '../http/answer.ts'
import type { Operations, Visit } from '../http/operation.ts'
import { stale } from './freshness.ts'
import { isKeyFresh, mailKey, takeKeyMail } from './verificationKeys.ts'

const changesPerAccount = { count: 10, seconds: 60 }

/** How many addresses an account may have. */
const maximum = 10

/** The e-mail addresses of an account. An added one waits in the session for its key (docs/django.md#new-address). */
export const emailAddressOperations = {
  listEmailAddresses: {
    handle: (visit) => (visit.session.userId === undefined ? flows(visit.session) : list(visit)),
  },

  addEmailAddress: {
    before: (visit) => (visit.session.userId === undefined ? conflict() : limited(visit)),

    handle(visit) {
      const { services, userId, body } = visit
      const email = normaliseEmail(body.email)
      if (findAddress(services.database, email)?.userId === userId) {
        const message = 'This email address is already associated with this account.'
        return badRequest('duplicate_email', message, 'email')
      }
      if (listAddresses(services.database, userId).length >= maximum) {
        const message = `You cannot add more than ${maximum} email addresses.`
        return badRequest('max_email_addresses', message, 'email')
      }
      if (!takeKeyMail(visit, email)) return tooManyRequests()
      mailKey(visit, email)
      return list(visit)
    },
  },

  // 403: no further mail is sent, because the last one just left; the key that is out stays valid.
  requestEmailVerification: {
    before: signedInAndWithin,

    handle(visit) {
      const { waiting } = visit.session
      const email = normaliseEmail(visit.body.email)
      const applies = waiting !== undefined && (waiting.email === email || own(visit, email))
      if (!applies) return unknownEmail()
      const mayMail = waiting.email === email && !isKeyFresh(visit, waiting.startedAt)
      if (!mayMail || !takeKeyMail(visit, email)) {
        return { status: 403 as const, body: { status: 403 as const } }
      }
      mailKey(visit, email)
      return ok({ status: 200 as const })
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
      const refusal = stale(visit)
      if (refusal) return refusal
      makePrimary(services.database, userId, address.email)
      return list(visit)
    },
  },

  deleteEmailAddress: {
    before: signedInAndWithin,

    handle(visit) {
      const { services, session, userId } = visit
      if (session.waiting?.email === normaliseEmail(visit.body.email)) {
        session.setWaiting(undefined)
        return list(visit)
      }
      const address = own(visit, visit.body.email)
      if (!address) return unknownEmail()
      if (address.primary) {
        const message = 'You cannot remove your primary email address.'
        return badRequest('cannot_remove_primary_email', message, 'email')
      }
      const refusal = stale(visit)
      if (refusal) return refusal
      removeAddress(services.database, userId, address.email)
      session.endOthersMadeBy(emailOrigin(address.email))
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
