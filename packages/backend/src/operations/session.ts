import { setLanguage } from '../accounts/users.ts'
import { flows, sessionAnswer } from '../http/allauthAnswers.ts'
import type { Operations, Visit } from '../http/operation.ts'

/** Who is signed in, and signing out (docs/django.md#401). */
export const sessionOperations = {
  getSession: {
    handle(visit) {
      keepChosenLanguage(visit)
      return sessionAnswer(visit.services.database, visit.session)
    },
  },

  // 401 is the success, for everybody; a pending flow goes too.
  deleteSession: {
    handle(visit) {
      const { session } = visit
      keepChosenLanguage(visit)
      session.end()
      return { ...flows(session), headers: { 'Clear-Site-Data': '"cache"' } }
    },
  },
} satisfies Operations<'getSession' | 'deleteSession'>

/** Mails to this person follow the choice, also when they ask for one elsewhere. */
function keepChosenLanguage({ services, session, chosenLanguage }: Visit): void {
  if (session.userId === undefined || chosenLanguage === undefined) return
  setLanguage(services.database, session.userId, chosenLanguage)
}
