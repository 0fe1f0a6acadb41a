import { flows, sessionAnswer } from '../http/allauthAnswers.ts'
import type { Operations } from '../http/operation.ts'

/** Who is signed in, and signing out (1.3). */
export const sessionOperations = {
  getSession: {
    handle: ({ services, session }) => sessionAnswer(services.database, session),
  },

  // 401 is the success, for everybody; a pending flow goes too.
  deleteSession: {
    handle({ session }) {
      session.end()
      return flows(session)
    },
  },
} satisfies Operations<'getSession' | 'deleteSession'>
