import {
  createPasskey,
  credentialIsKnown,
  deletePasskey,
  findPasskey,
  listCredentials,
  renamePasskey,
} from '../accounts/passkeys.ts'
import { passkeyOrigin } from '../accounts/sessionState.ts'
import { findUser } from '../accounts/users.ts'
import { creationOptions, newChallenge, verifyRegistration } from '../accounts/webauthn.ts'
import { badRequest, flows, passkeyList } from '../http/formats/allauthResponses.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { stale } from './freshness.ts'

/** How many passkeys an account may have. */
const maximum = 25

/** The passkeys of an account. */
export const passkeyOperations = {
  listAuthenticators: {
    handle: ({ services, session }) =>
      session.userId === undefined
        ? flows(session)
        : passkeyList(services.database, session.userId),
  },

  getPasskeyOptions: {
    before: (context) => anonymous(context) ?? stale(context) ?? full(context),

    handle({ services, session, userId, query }) {
      const { database, relyingParty } = services
      const user = findUser(database, userId)
      if (!user) return flows(session)
      const passwordless = 'passwordless' in query
      const value = newChallenge()
      session.setChallenge({
        value,
        ceremony: 'add',
        userVerification: passwordless ? 'required' : 'discouraged',
      })
      const known = listCredentials(database, user.id)
      return ok({
        status: 200 as const,
        data: { creation_options: creationOptions(relyingParty, user, known, value, passwordless) },
      })
    },
  },

  addPasskey: {
    before: anonymous,

    async verify({ services, session, body }) {
      const { challenge } = session
      const credential =
        challenge?.ceremony === 'add'
          ? await verifyRegistration(services.relyingParty, challenge, body.credential)
          : undefined
      return (context) => {
        const refusal = anonymous(context) ?? stale(context) ?? full(context)
        if (refusal) return refusal
        const { session, userId, now } = context
        const { database } = services
        if (!credential || session.challenge?.value !== challenge?.value)
          return badRequest('incorrect_code')
        if (credentialIsKnown(database, credential.credentialId))
          return badRequest('incorrect_code')
        const id = createPasskey(database, { ...credential, userId, name: body.name, now })
        session.setChallenge(undefined)
        return ok({
          status: 200 as const,
          data: findPasskeyOrThrow(context, id),
          meta: { recovery_codes_generated: false },
        })
      }
    },
  },

  renamePasskey: {
    before: anonymous,

    handle(context) {
      const { services, userId, body } = context
      if (!findPasskey(services.database, userId, body.id))
        return badRequest('invalid_choice', 'id')
      const refusal = staleForRename(context)
      if (refusal) return refusal
      if (body.name === '') return badRequest('required', 'name')
      renamePasskey(services.database, body.id, body.name)
      return ok({ status: 200 as const, data: findPasskeyOrThrow(context, body.id) })
    },
  },

  deletePasskeys: {
    before: anonymous,

    handle(context) {
      const { services, session, userId, body } = context
      const { database } = services
      if (body.authenticators.some((id) => !findPasskey(database, userId, id))) {
        return badRequest('invalid_choice', 'authenticators')
      }
      const refusal = stale(context)
      if (refusal) return refusal
      for (const id of body.authenticators) {
        deletePasskey(database, id)
        session.endOthersMadeBy(passkeyOrigin(id))
      }
      return ok({ status: 200 as const })
    },
  },
} satisfies Operations<
  'listAuthenticators' | 'getPasskeyOptions' | 'addPasskey' | 'renamePasskey' | 'deletePasskeys'
>

function anonymous({ session }: RequestContext) {
  return session.userId === undefined ? flows(session) : undefined
}

function full({ services, userId }: RequestContext) {
  if (listCredentials(services.database, userId).length < maximum) return undefined
  return badRequest('too_many_passkeys')
}

/** Renaming takes no way in away, so only accounts that must confirm everything are asked. */
function staleForRename(context: RequestContext) {
  const sql = 'SELECT 1 FROM users WHERE id = ? AND reauthenticates = 1'
  return context.services.database.get(sql, context.userId) ? stale(context) : undefined
}

function findPasskeyOrThrow({ services, userId }: RequestContext, id: number) {
  const passkey = findPasskey(services.database, userId, id)
  if (!passkey) throw new Error(`The passkey ${id} was there a moment ago`)
  return passkey
}
