import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { kinds } from '../content/registry.ts'
import { storedPreferences } from '../content/storedPreferences.ts'
import type { Columns, QueueRow } from '../database/queue.ts'
import type { Database } from '../database/database.ts'
import { whenUnlocked } from '../database/whenUnlocked.ts'
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
  /** Where a push service reaches the operator: a `mailto:` or an https address. */
  contact: string
}

/** A message in the queue. */
export interface MessageRow extends QueueRow {
  subscription_id: number
  widget_id: number
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
    const to = recipient(row)
    const message = to && textFor(row, to)
    if (!to || message === undefined) return undefined
    const { host } = new URL(to.endpoint)
    try {
      const { status, retryAfter = 0 } = await post(await encrypt(row, to, message))
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

  async function encrypt(row: MessageRow, { endpoint, p256dh, auth }: Recipient, text: string) {
    // Loaded with the first message: many servers never send one.
    const { default: webPush } = await import('web-push')
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
