import {
  deletePasskey,
  findPasskey,
  listCredentials,
  listPasskeys,
  renamePasskey,
} from '../accounts/passkeys.ts'
import { passkeyProof } from '../accounts/sessionState.ts'
import { findUser } from '../accounts/users.ts'
import { anonymous, badRequest, flows, stale, success } from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { askForPasskey, checkPasskey } from './registration.ts'

/** Most passkeys of an account. */
const maximum = 25

/** The passkeys of an account. */
export const passkeyOperations = {
  listAuthenticators: {
    before: anonymous,
    handle: ({ services, userId }) => success({ data: listPasskeys(services.database, userId) }),
  },

  getPasskeyOptions: {
    before: (context) => anonymous(context) ?? stale(context) ?? full(context),

    handle(context) {
      const { services, session, userId, query } = context
      const user = findUser(services.database, userId)
      return user ? askForPasskey(context, user, 'add', 'passwordless' in query) : flows(session)
    },
  },

  addPasskey: {
    before: anonymous,

    async verify(request) {
      const store = await checkPasskey(request, 'add')
      return (context) => {
        const refusal = anonymous(context) ?? stale(context) ?? full(context)
        if (refusal) return refusal
        const { services, userId } = context
        const id = store(context, userId)
        const data = id && findPasskey(services.database, userId, id)
        if (!data) return badRequest('incorrect_code')
        return success({ data, meta: { recovery_codes_generated: false } })
      }
    },
  },

  renamePasskey: {
    before: anonymous,

    handle(context) {
      const { services, userId, body } = context
      const passkey = findPasskey(services.database, userId, body.id)
      if (!passkey) return badRequest('invalid_choice', 'id')
      const refusal = staleForRename(context)
      if (refusal) return refusal
      if (body.name === '') return badRequest('required', 'name')
      renamePasskey(services.database, body.id, body.name)
      return success({ data: { ...passkey, name: body.name } })
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
        session.endOthersMadeBy(passkeyProof(id))
      }
      return success({})
    },
  },
} satisfies Partial<Operations>

function full({ services, userId }: RequestContext) {
  if (listCredentials(services.database, userId).length < maximum) return undefined
  return badRequest('too_many_passkeys')
}

/** Renaming takes no way in away, so only accounts that must confirm everything are asked. */
function staleForRename(context: RequestContext) {
  const sql = 'SELECT 1 FROM users WHERE id = ? AND reauthenticates = 1'
  return context.services.database.get(sql, context.userId) ? stale(context) : undefined
}
