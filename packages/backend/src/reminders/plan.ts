import type { Preferences } from '@daymark/api/schemas'
import { kinds } from '../content/registry.ts'
import { storedPreferences } from '../content/storedPreferences.ts'
import type { Database } from '../database/database.ts'
import { nextMoment } from './when.ts'

const { widgets, modules } = kinds.dailyTodos.tables

/** How long after its time a reminder may be sent, in milliseconds. */
export const lateness = 3_600_000
/** Milliseconds. No reminder comes later than that: the clock went back. */
const longestWait = 9 * 86_400_000
/** Reminders that one transaction looks at, and messages that may wait for one browser. */
const [portion, mostMessages] = [100, 20]

interface DueRow {
  widget: number
  user: number
  at: number
  isHidden: number
}

/** Makes the next moments of a person's reminders agree with their preferences. Those that are due already stay so. */
export function planReminders(
  database: Database,
  userId: number,
  preferences: Preferences,
  now: number,
): void {
  const entries = Object.entries(preferences.reminders ?? {})
  database.run(
    'DELETE FROM reminders WHERE user_id = ? AND widget_id NOT IN (SELECT value FROM json_each(?))',
    userId,
    JSON.stringify(entries.map(([widget]) => Number(widget))),
  )
  for (const [widget, reminder] of entries) {
    database.run(
      `INSERT INTO reminders (widget_id, user_id, next_at)
       SELECT part.id, module.user_id, ? FROM ${widgets} AS part
         JOIN ${modules} AS module ON module.id = part.module_id
       WHERE part.id = ? AND module.user_id = ? AND module.deleted = 0
       ON CONFLICT DO UPDATE SET next_at = excluded.next_at WHERE next_at > ?`,
      nextMoment(reminder, preferences, now),
      Number(widget),
      userId,
      now,
    )
  }
}

/** Plans the reminders of everyone, as after an import. */
export function planAllReminders(database: Database, now: number): void {
  for (const { id } of database.all<{ id: number }>('SELECT user_id AS id FROM preferences')) {
    planReminders(database, id, storedPreferences(database, id), now)
  }
}

/**
 * Queues the messages of reminders that are due, and plans when those come next, within the caller's transaction. What is
 * an hour late is left out. Returns whether there may be more.
 */
export function queueDue(database: Database, now: number): boolean {
  const due = database.all<DueRow>(
    `SELECT widget_id AS widget, reminders.user_id AS user, next_at AS at, module.deleted AS isHidden
     FROM reminders JOIN ${widgets} AS part ON part.id = widget_id
       JOIN ${modules} AS module ON module.id = part.module_id
     WHERE next_at <= ? OR next_at > ? ORDER BY next_at LIMIT ${portion}`,
    now,
    now + longestWait,
  )
  const preferencesOf = new Map<number, Preferences>()
  for (const { widget, user, at, isHidden } of due) {
    const preferences = preferencesOf.get(user) ?? storedPreferences(database, user)
    preferencesOf.set(user, preferences)
    const reminder = preferences.reminders?.[widget]
    if (reminder === undefined || isHidden === 1) {
      database.run('DELETE FROM reminders WHERE widget_id = ?', widget)
      continue
    }
    // After days without a look the one that was planned is too late, and a later one may be due.
    const moment = Math.max(at, nextMoment(reminder, preferences, now - lateness))
    if (moment <= now) queueMessages(database, user, widget, now, moment + lateness)
    const next = nextMoment(reminder, preferences, now)
    database.run('UPDATE reminders SET next_at = ? WHERE widget_id = ?', next, widget)
  }
  return due.length === portion
}

/** Queues one message for each browser of a person. It replaces one of the same list that still waits. */
function queueMessages(
  database: Database,
  user: number,
  widget: number,
  now: number,
  expiresAt: number,
): void {
  const waiting = 'SELECT count(*) FROM push_messages WHERE'
  const browsers = database.all<{ id: number; endpoint: string }>(
    `SELECT browser.id, endpoint FROM push_subscriptions AS browser
       JOIN sessions ON sessions.id = session_id
     WHERE user_id = ? AND sessions.expires_at > ?
       AND ${mostMessages} > (${waiting} subscription_id = browser.id)`,
    user,
    now,
  )
  for (const { id, endpoint } of browsers) {
    database.run(
      `INSERT INTO push_messages
         (subscription_id, widget_id, user_id, host, turn, next_try_at, expires_at)
       VALUES (?, ?, ?, ?, (${waiting} user_id = ?), ?, ?)
       ON CONFLICT DO UPDATE SET tries = 0, failed = 0,
         next_try_at = excluded.next_try_at, expires_at = excluded.expires_at`,
      id,
      widget,
      user,
      new URL(endpoint).host,
      user,
      now,
      expiresAt,
    )
  }
}
