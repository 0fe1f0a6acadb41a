import { ECDH } from 'node:crypto'
import type { PushSubscriptionInput } from '@daymark/api/schemas'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import { created, noContent, ok } from '../http/routing/apiResponse.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import { isPushService } from './pushServices.ts'

const mostSubscriptions = 10

/** Where the browser of a session takes messages. */
export const pushSubscriptionOperations = {
  getPushSubscription: {
    handle: (context) => ok(pushState(context)),
  },

  createPushSubscription: {
    handle(context) {
      const { services, now, language, body } = context
      const { database, pushKey } = services
      const { endpoint, keys } = body
      requireUsable(context, body)
      const session = sessionId(context)
      database.run(
        'DELETE FROM push_subscriptions WHERE session_id = ? OR endpoint = ?',
        session,
        endpoint,
      )
      requireRoom(context)
      database.insert('push_subscriptions', {
        session_id: session,
        endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
        server_key: pushKey.publicKey,
        language,
        created_at: now,
      })
      return created(pushState(context))
    },
  },

  deletePushSubscription: {
    handle(context) {
      const sql = 'DELETE FROM push_subscriptions WHERE session_id = ?'
      context.services.database.run(sql, sessionId(context))
      return noContent
    },
  },
} satisfies Partial<Operations>

function pushState(context: RequestContext) {
  const all = subscriptionsOf(context)
  const own = all.find(({ hash }) => hash === context.session.storedHash)
  return {
    applicationServerKey: context.services.pushKey.publicKey,
    endpoint: own?.endpoint ?? null,
    otherSubscriptions: all.length - (own ? 1 : 0),
  }
}

/** Returns the subscriptions of the person's sessions that have not expired. */
function subscriptionsOf({ services, userId, now }: RequestContext) {
  return services.database.all<{ hash: string; endpoint: string }>(
    `SELECT token_hash AS hash, endpoint
     FROM sessions JOIN push_subscriptions ON session_id = sessions.id
     WHERE user_id = ? AND expires_at > ?`,
    userId,
    now,
  )
}

function sessionId({ services, session }: RequestContext): number {
  const sql = 'SELECT id FROM sessions WHERE token_hash = ?'
  const found = services.database.get<{ id: number }>(sql, session.storedHash ?? '')
  if (!found) throw new Error('The session of a signed-in person is always stored')
  return found.id
}

/** Throws 400 unless messages can be encrypted for this browser, and its push service is known. */
function requireUsable(
  { services }: RequestContext,
  { endpoint, keys }: PushSubscriptionInput,
): void {
  if (!isPushService(endpoint, services.settings)) throw invalid(fieldError('endpoint', 'invalid'))
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url')
  } catch {
    throw invalid(fieldError('keys.p256dh', 'invalid'))
  }
}

/** Throws 400 if the person has as many subscriptions as one may have. */
function requireRoom(context: RequestContext): void {
  if (subscriptionsOf(context).length < mostSubscriptions) return
  const detail = `A person has at most ${mostSubscriptions} push subscriptions.`
  throw invalid({ code: 'too_many_subscriptions', detail, attr: 'endpoint' })
}
