import {
  createPasskey,
  credentialIsKnown,
  deletePasskey,
  findPasskey,
  listCredentials,
  renamePasskey,
} from '../accounts/passkeys.ts'
import { passkeyOrigin } from '../accounts/session.ts'
import { findUser } from '../accounts/users.ts'
import { creationOptions, newChallenge, verifyRegistration } from '../accounts/webauthn.ts'
import { badRequest, flows, incorrectCode, missing, passkeyList } from '../http/allauthAnswers.ts'
import { ok } from '../http/answer.ts'
import type { Operations, Visit } from '../http/operation.ts'
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
    before: (visit) => anonymous(visit) ?? stale(visit) ?? full(visit),

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
      return (visit) => {
        const refusal = anonymous(visit) ?? stale(visit) ?? full(visit)
        if (refusal) return refusal
        const { session, userId, now } = visit
        const { database } = services
        if (!credential || session.challenge?.value !== challenge?.value) return incorrectCode()
        if (credentialIsKnown(database, credential.credentialId)) return incorrectCode()
        const id = createPasskey(database, { ...credential, userId, name: body.name, now })
        session.setChallenge(undefined)
        return ok({
          status: 200 as const,
          data: findPasskeyOrThrow(visit, id),
          meta: { recovery_codes_generated: false },
        })
      }
    },
  },

  renamePasskey: {
    before: anonymous,

    handle(visit) {
      const { services, userId, body } = visit
      if (!findPasskey(services.database, userId, body.id)) return notAChoice('id', 'That choice')
      const refusal = staleForRename(visit)
      if (refusal) return refusal
      if (body.name === '') return missing('name')
      renamePasskey(services.database, body.id, body.name)
      return ok({ status: 200 as const, data: findPasskeyOrThrow(visit, body.id) })
    },
  },

  deletePasskeys: {
    before: anonymous,

    handle(visit) {
      const { services, session, userId, body } = visit
      const { database } = services
      const foreign = body.authenticators.find((id) => !findPasskey(database, userId, id))
      if (foreign !== undefined) return notAChoice('authenticators', String(foreign))
      const refusal = stale(visit)
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

function anonymous({ session }: Visit) {
  return session.userId === undefined ? flows(session) : undefined
}

function full({ services, userId }: Visit) {
  if (listCredentials(services.database, userId).length < maximum) return undefined
  return badRequest('too_many_passkeys', `An account has at most ${maximum} passkeys.`)
}

/** Renaming takes no way in away, so only accounts that must confirm everything are asked. */
function staleForRename(visit: Visit) {
  const sql = 'SELECT 1 FROM users WHERE id = ? AND reauthenticates = 1'
  return visit.services.database.get(sql, visit.userId) ? stale(visit) : undefined
}

function notAChoice(param: string, what: string) {
  const message = `Select a valid choice. ${what} is not one of the available choices.`
  return badRequest('invalid_choice', message, param)
}

function findPasskeyOrThrow({ services, userId }: Visit, id: number) {
  const passkey = findPasskey(services.database, userId, id)
  if (!passkey) throw new Error(`The passkey ${id} was there a moment ago`)
  return passkey
}
