import { setLanguage } from '../accounts/users.ts'
import { flows, sessionResponse } from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'

/** The operations that read the session and sign out (docs/django.md#401). */
export const sessionOperations = {
  getSession: {
    handle(context) {
      keepChosenLanguage(context)
      return sessionResponse(context.services.database, context.session)
    },
  },

  // 401 is the success. A pending flow ends as well.
  deleteSession: {
    forAnyUser: true,
    handle(context) {
      const { session } = context
      keepChosenLanguage(context)
      session.end()
      return { ...flows(session), headers: { 'Clear-Site-Data': '"cache"' } }
    },
  },
} satisfies Partial<Operations>

/** Mails to this person follow the choice, also when they ask for one elsewhere. */
function keepChosenLanguage({ services, session, chosenLanguage, afterwards }: RequestContext) {
  const { userId } = session
  if (userId === undefined || chosenLanguage === undefined) return
  // After the commit: the session can be read also while the database cannot be written.
  afterwards.push(() => setLanguage(services.database, userId, chosenLanguage))
}
