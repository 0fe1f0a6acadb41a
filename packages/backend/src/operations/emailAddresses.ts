import type { EmailAddress } from '@daymark/api/schemas'
import {
  findAddress,
  hasRoomForAddress,
  listAddresses,
  makePrimary,
  normaliseEmail,
  removeAddress,
} from '../accounts/emailAddresses.ts'
import { emailProof } from '../accounts/sessionState.ts'
import {
  anonymous,
  badRequest,
  conflict,
  notMailed,
  stale,
  success,
  tooManyRequests,
} from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { isKeyFresh, mailKey, takeKeyMail } from './mailedCodes.ts'

const changesPerAccount = { count: 10, seconds: 60 }

/** The e-mail addresses of an account. An added one waits in the session for its key (docs/django.md#new-address). */
export const emailAddressOperations = {
  listEmailAddresses: {
    before: anonymous,
    handle: list,
  },

  addEmailAddress: {
    before: (context) => (context.session.userId === undefined ? conflict : limited(context)),

    handle(context) {
      const { services, userId, body } = context
      const email = normaliseEmail(body.email)
      if (findAddress(services.database, email)?.userId === userId) {
        return badRequest('duplicate_email', 'email')
      }
      if (!hasRoomForAddress(services.database, userId)) {
        return badRequest('max_email_addresses', 'email')
      }
      const refusal = stale(context)
      if (refusal) return refusal
      if (!takeKeyMail(context, email)) return tooManyRequests
      mailKey(context, email)
      return list(context)
    },
  },

  // 403: no other e-mail is sent, because the last one was sent a moment ago. Its key stays valid.
  requestEmailVerification: {
    before: signedInAndWithin,

    handle(context) {
      const { waiting } = context.session.state
      const email = normaliseEmail(context.body.email)
      const applies = waiting !== undefined && (waiting.email === email || own(context, email))
      if (!applies) return badRequest('unknown_email', 'email')
      const mayMail = waiting.email === email && !isKeyFresh(context, waiting.startedAt)
      if (!mayMail || !takeKeyMail(context, email)) return notMailed
      mailKey(context, email)
      return success({})
    },
  },

  setPrimaryEmailAddress: {
    before: signedInAndWithin,

    handle(context) {
      const { services, userId } = context
      const address = own(context, context.body.email)
      if (!address) return badRequest('unknown_email', 'email')
      if (!address.verified) return badRequest('unverified_primary_email', 'email')
      const refusal = stale(context)
      if (refusal) return refusal
      makePrimary(services.database, userId, address.email)
      return list(context)
    },
  },

  deleteEmailAddress: {
    before: signedInAndWithin,

    handle(context) {
      const { services, session, userId } = context
      if (session.state.waiting?.email === normaliseEmail(context.body.email)) {
        session.set({ waiting: undefined })
        return list(context)
      }
      const address = own(context, context.body.email)
      if (!address) return badRequest('unknown_email', 'email')
      if (address.primary) return badRequest('cannot_remove_primary_email', 'email')
      const refusal = stale(context)
      if (refusal) return refusal
      removeAddress(services.database, userId, address.email)
      session.endOthersMadeBy(emailProof(address.email))
      return list(context)
    },
  },
} satisfies Partial<Operations>

function limited({ services, userId }: RequestContext) {
  const allowed = services.limits.take(`account/email:user:${userId}`, changesPerAccount)
  return allowed ? undefined : tooManyRequests
}

function signedInAndWithin(context: RequestContext) {
  return anonymous(context) ?? limited(context)
}

function list({ services, session, userId }: RequestContext) {
  const { waiting } = session.state
  const stored = listAddresses(services.database, userId)
  const data = waiting
    ? [...stored, { email: waiting.email, verified: false, primary: false }]
    : stored
  return success({ data })
}

function own({ services, userId }: RequestContext, email: string): EmailAddress | undefined {
  const address = findAddress(services.database, normaliseEmail(email))
  return address?.userId === userId ? address : undefined
}
