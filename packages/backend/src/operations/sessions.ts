import { endSession, listSessions } from '../accounts/sessionList.ts'
import { anonymous, badRequest, flows, stale, success } from '../http/formats/allauthResponses.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'

/** The browsers in which an account is signed in, as `allauth.usersessions` answers them. */
export const sessionListOperations = {
  listSessions: {
    before: anonymous,
    handle: (context) => success({ data: list(context) }),
  },

  endSessions: {
    before: anonymous,

    handle(context) {
      const { services, session, body } = context
      const chosen = list(context).filter(({ id }) => body.sessions.includes(id))
      if (chosen.length < new Set(body.sessions).size) {
        return badRequest('invalid_choice', 'sessions')
      }
      const refusal = stale(context)
      if (refusal) return refusal
      for (const { id, is_current: isCurrent } of chosen) {
        if (isCurrent) session.end()
        else endSession(services.database, id)
      }
      return session.userId === undefined ? flows(session) : success({ data: list(context) })
    },
  },
} satisfies Partial<Operations>

function list({ services, session, userId, now }: RequestContext) {
  return listSessions(services.database, userId, session.storedHash, now)
}
