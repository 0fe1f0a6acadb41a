import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { kinds } from '../content/registry.ts'
import { storedPreferences } from '../content/storedPreferences.ts'
import type { Columns, QueueRow } from '../database/queue.ts'
import type { Database } from '../database/database.ts'
import { whenUnlocked } from '../database/whenUnlocked.ts'
import type { RateLimits } from '../http/security/rateLimits.ts'
import { type TimeBudgets, workedTime } from '../http/security/timeBudget.ts'
import type { Language } from '../language.ts'
import { countOpen } from './openTodos.ts'
import { post } from './post.ts'
import { NotPublicError } from './publicAddress.ts'
import type { PushKey } from './pushKey.ts'
import { lateness } from './plan.ts'
import { isPushService, type PushAddresses } from './pushServices.ts'
import { composeReminder, tagOf } from './texts.ts'
import { dayOf } from './when.ts'

const { widgets, modules } = kinds.dailyTodos.tables

export interface SendServices {
  database: Database
  log: Logger
  clock: Clock
  pushKey: PushKey
  settings: PushAddresses
  /** The address of the app. */
  origin: string
  limits: RateLimits
  timeBudgets: TimeBudgets
  /** Where a push service reaches the operator: a `mailto:` or an https address. */
  contact: string
}

/** A message in the queue. */
export interface MessageRow extends QueueRow {
  subscription_id: number
  widget_id: number
  user_id: number
  host: string
  expires_at: number
}

interface Recipient {
  user: number
  endpoint: string
  p256dh: string
  auth: string
  language: Language
}

/** Returns what sends one message of the queue, see `QueueKind`. */
export function messageSender(services: SendServices) {
  const { database, log, clock } = services

  async function send(row: MessageRow, interval: number): Promise<Columns | undefined> {
    // Loaded with the first message: many servers never send one.
    const { default: webPush } = await import('web-push')
    // Requests come between two messages.
    await nextTurn()
    if (!database.isOpen) return {}
    const wait = secondsUntilAllowed(row)
    if (wait > 0) return { tries: row.tries, next_try_at: clock.now() + wait * 1000 }
    const to = recipient(row)
    if (!to) return undefined
    const request = charged(to.user, () => compose(row, to, webPush))
    if (!request) return undefined
    const { host } = new URL(to.endpoint)
    try {
      const { status, retryAfter = 0 } = await post(request)
      if (status >= 200 && status < 300) return undefined
      if (status === 404 || status === 410) {
        await whenUnlocked(() => unsubscribe(row))
        return undefined
      }
      if (status === 429 || status >= 500) {
        return later(row, { host, status }, Math.max(interval, retryAfter * 1000))
      }
      log.error({ host, status }, 'reminder dropped: the push service does not accept it')
    } catch (error) {
      if (!(error instanceof NotPublicError)) {
        const { code = 'no answer' } = error as NodeJS.ErrnoException
        return later(row, { host, reason: code }, interval)
      }
      log.error({ host }, 'reminder dropped: its push service has no public address')
    }
    return undefined
  }

  /** Returns the browser of a message. Undefined when its session has expired, or its address is not allowed any more. */
  function recipient({ subscription_id: id }: MessageRow): Recipient | undefined {
    const found = database.get<Recipient>(
      `SELECT user_id AS user, endpoint, p256dh, auth, language
       FROM push_subscriptions JOIN sessions ON sessions.id = session_id
       WHERE push_subscriptions.id = ? AND expires_at > ?`,
      id,
      clock.now(),
    )
    return found && isPushService(found.endpoint, services.settings) ? found : undefined
  }

  /** Returns the text as it is right now. Undefined when nothing is open, or the list is deleted. */
  function textFor(row: MessageRow, to: Recipient): string | undefined {
    const { widget_id: widget, expires_at } = row
    const list = database.get<{ name: string; module: number }>(
      `SELECT part.name, part.module_id AS module
       FROM ${widgets} AS part JOIN ${modules} AS module ON module.id = part.module_id
       WHERE part.id = ? AND module.deleted = 0`,
      widget,
    )
    if (!list) return undefined
    // A message that comes after midnight is still one of its own day.
    const day = dayOf(storedPreferences(database, to.user), expires_at - lateness)
    const count = countOpen(database, list.module, day)
    if (count === 0) return undefined
    const open = { widget, name: list.name, count }
    return JSON.stringify(composeReminder(open, to.language, services.origin))
  }

  function compose(row: MessageRow, to: Recipient, webPush: typeof import('web-push')) {
    const text = textFor(row, to)
    if (text === undefined) return undefined
    const { endpoint, p256dh, auth } = to
    const { publicKey, privateKey } = services.pushKey
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      {
        vapidDetails: { subject: services.contact, publicKey, privateKey },
        TTL: Math.ceil((row.expires_at - clock.now()) / 1000),
        urgency: 'normal',
        topic: tagOf(row.widget_id),
      },
    )
    return { endpoint, headers, body }
  }

  const secondsUntilAllowed = ({ user_id: user }: MessageRow) =>
    services.limits.enabled ? services.timeBudgets.secondsUntilAllowed(user) : 0

  /** Does work for a person, and counts it. */
  function charged<Result>(user: number, work: () => Result): Result {
    const start = workedTime()
    try {
      return work()
    } finally {
      services.timeBudgets.spend(user, workedTime() - start)
    }
  }

  function unsubscribe({ subscription_id: id }: MessageRow): void {
    if (database.isOpen) database.run('DELETE FROM push_subscriptions WHERE id = ?', id)
  }

  /** Returns undefined if the next try would come too late. */
  function later(row: MessageRow, failure: object, wait: number): Columns | undefined {
    const next_try_at = clock.now() + wait
    if (next_try_at >= row.expires_at) {
      log.error(failure, 'reminder dropped: it could not be sent in time')
      return undefined
    }
    log.error({ ...failure, nextTryInSeconds: wait / 1000 }, 'reminder not sent, will retry')
    return { failed: row.tries + 1, next_try_at }
  }

  return send
}
