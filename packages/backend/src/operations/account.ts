import { listAddresses } from '../accounts/emailAddresses.ts'
import { createdAt, deleteUser, findUser, hideUser, userLanguage } from '../accounts/users.ts'
import { kinds } from '../content/registry.ts'
import { hideModulesOfUser } from '../content/crud/removal.ts'
import { formatTimestamp } from '../content/crud/timestamp.ts'
import { stale } from '../http/formats/allauthResponses.ts'
import { notAuthenticated } from '../http/formats/contentProblem.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { Operations } from '../http/routing/operation.ts'
import { composeMail } from '../mail/texts.ts'
import { removeUploadsOfUser } from '../uploads/uploads.ts'

/** Seconds in which the mail server may take the farewell e-mail: it does not hold a code that expires. */
const farewellLifetime = 86_400

/** The account itself: since when it exists, and its end. */
export const accountOperations = {
  getAccount: {
    handle: ({ services, userId: id }) =>
      ok({ id, createdAt: formatTimestamp(createdAt(services.database, id)) }),
  },

  deleteAccount: {
    handle(context) {
      const refusal = stale(context)
      if (refusal) return refusal
      const { services, session, userId } = context
      const { database, outbox, origin } = services
      const user = findUser(database, userId)
      if (!user) throw notAuthenticated()
      outbox.dropMailsTo(listAddresses(database, userId).map(({ email }) => email))
      removeUploadsOfUser(context)
      const tables = Object.values(kinds).map((kind) => kind.tables)
      if (hideModulesOfUser(database, tables, userId)) {
        hideUser(database, userId)
        context.afterwards.push(() => services.removal.begin())
      } else {
        deleteUser(database, userId)
      }
      session.end()
      const { email } = user
      const farewell = composeMail('accountDeleted', userLanguage(user), {
        email,
        origin,
        code: '',
      })
      context.mail(farewell, farewellLifetime)
      return { status: 204, headers: { 'Clear-Site-Data': '"cache"' } }
    },
  },
} satisfies Partial<Operations>
