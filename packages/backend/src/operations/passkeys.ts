import {
  createPasskey,
  credentialIsKnown,
  deletePasskey,
  findPasskey,
  listCredentials,
  renamePasskey,
} from '../accounts/passkeys.ts'
import { findUser } from '../accounts/users.ts'
import { creationOptions, newChallenge, verifyRegistration } from '../accounts/webauthn.ts'
import {
  badRequest,
  flows,
  incorrectCode,
  missing,
  passkeyList,
  reauthenticationRequired,
} from '../http/allauthAnswers.ts'
import { ok } from '../http/answer.ts'
import type { Operations, Visit } from '../http/operation.ts'

/** Seconds after authentication in which passkeys may be changed, for accounts that are asked. */
const freshness = 300

/** The passkeys of an account (1.5). */
export const passkeyOperations = {
  listAuthenticators: {
    handle: ({ services, session }) =>
      session.userId === undefined
        ? flows(session)
        : passkeyList(services.database, session.userId),
  },

  getPasskeyOptions: {
    before: (visit) => anonymous(visit) ?? stale(visit),

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
        const refusal = anonymous(visit) ?? stale(visit)
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
      const refusal = stale(visit)
      if (refusal) return refusal
      if (body.name === '') return missing('name')
      renamePasskey(services.database, body.id, body.name)
      return ok({ status: 200 as const, data: findPasskeyOrThrow(visit, body.id) })
    },
  },

  deletePasskeys: {
    before: anonymous,

    handle(visit) {
      const { services, userId, body } = visit
      const { database } = services
      const foreign = body.authenticators.find((id) => !findPasskey(database, userId, id))
      if (foreign !== undefined) return notAChoice('authenticators', String(foreign))
      const refusal = stale(visit)
      if (refusal) return refusal
      for (const id of body.authenticators) deletePasskey(database, id)
      return ok({ status: 200 as const })
    },
  },
} satisfies Operations<
  'listAuthenticators' | 'getPasskeyOptions' | 'addPasskey' | 'renamePasskey' | 'deletePasskeys'
>

function anonymous({ session }: Visit) {
  return session.userId === undefined ? flows(session) : undefined
}

/** The refusal for somebody who must confirm who they are first (1.5). */
function stale({ services, session, userId, now }: Visit) {
  const { database } = services
  const asked = database.get('SELECT 1 FROM users WHERE id = ? AND reauthenticates = 1', userId)
  const last = Math.max(0, ...session.methods.map(({ at }) => at))
  if (!asked || now / 1000 - last < freshness) return undefined
  const user = findUser(database, userId)
  return user && reauthenticationRequired(session, user)
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
