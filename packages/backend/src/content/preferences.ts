import type { Preferences, Reminder } from '@daymark/api/schemas'
import { fieldError, invalid } from '../http/formats/contentProblem.ts'
import { ok } from '../http/routing/apiResponse.ts'
import type { Database } from '../database/database.ts'
import type { Operations, RequestContext } from '../http/routing/operation.ts'
import type { KindTables } from './tables.ts'
import { planReminders } from '../reminders/plan.ts'
import { isTimeZone } from '../reminders/when.ts'
import { kinds } from './registry.ts'
import { storedPreferences } from './storedPreferences.ts'

/** The kind whose lists have an order of rows, and a hue. */
const lists: KindTables = kinds.dailyTodos.tables

/** What a person has chosen on all their devices. */
export const preferencesOperations = {
  getPreferences: {
    handle: (context) => ok(existingPreferences(ownerOf(context), stored(context))),
  },

  patchPreferences: {
    handle(context) {
      const { services, userId, body, now } = context
      if (typeof body.timeZone === 'string' && !isTimeZone(body.timeZone)) {
        throw invalid(fieldError('timeZone', 'invalid'))
      }
      const before = stored(context)
      const preferences = existingPreferences(ownerOf(context), merge(before, body) as Preferences)
      if (countReminders(preferences) > Math.max(mostReminders, countReminders(before))) {
        throw invalid(fieldError('reminders', 'max_length'))
      }
      services.database.run(
        `INSERT INTO preferences (user_id, document) VALUES (?, ?)
         ON CONFLICT (user_id) DO UPDATE SET document = excluded.document`,
        userId,
        JSON.stringify(preferences),
      )
      if (remindersIn(before) !== remindersIn(preferences)) {
        planReminders(services.database, userId, preferences, now)
      }
      return ok(preferences)
    },
  },
} satisfies Partial<Operations>

/** A person, and the database that has what is theirs. */
interface Owner {
  database: Database
  userId: number
}

const ownerOf = ({ services, userId }: RequestContext): Owner => ({
  database: services.database,
  userId,
})

const stored = ({ services, userId }: RequestContext) =>
  storedPreferences(services.database, userId)

/** A server looks at each reminder every day, and counts what is open in its list. */
const mostReminders = 100

const countReminders = ({ reminders = {} }: Preferences) => Object.keys(reminders).length

/** Returns what decides when reminders come, to be compared. */
const remindersIn = ({ timeZone, reminders }: Preferences) => JSON.stringify([timeZone, reminders])

/** Returns a JSON value with a JSON Merge Patch (RFC 7396) applied. */
function merge(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result = new Map(isObject(target) ? Object.entries(target) : [])
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name)
    else result.set(name, merge(result.get(name), value))
  }
  return Object.fromEntries(result)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the preferences without repeated ids, without ids that the person does not have, and without what is then empty.
 * So they never outgrow the account, and need no quota of their own.
 */
export function existingPreferences(
  owner: Owner,
  { unfolded, cards = {}, rows = {}, hues = {}, reminders = {}, ...rest }: Preferences,
): Preferences {
  const modules = ownModules(owner)
  const kept = {
    cards: mapped(cards, (kind, ids) => {
      const tables = tablesOf(kind)
      return tables ? [...ownParts(owner, tables, tables.widgets, ids).keys()] : []
    }),
    rows: mapped(rows, (module, ids) => {
      const own = ownParts(owner, lists, lists.options, modules.has(module) ? ids : [])
      return [...own].flatMap(([id, its]) => (String(its) === module ? [id] : []))
    }),
    hues: mapped(hues, (module, hue) => (modules.has(module) ? hue : '')),
    reminders: ofLists(owner, reminders),
  }
  return {
    ...rest,
    ...(unfolded && {
      unfolded: {
        ...unfolded,
        modules: [...new Set(unfolded.modules)].filter((id) => modules.has(String(id))),
      },
    }),
    ...Object.fromEntries(
      Object.entries(kept).filter(([, entries]) => Object.keys(entries).length > 0),
    ),
  }
}

/** Returns the reminders of the person's lists, with each day of the week once and in order. */
function ofLists(
  owner: Owner,
  reminders: Readonly<Record<string, Reminder>>,
): Record<string, Reminder> {
  const own = ownParts(owner, lists, lists.widgets, Object.keys(reminders).map(Number))
  return Object.fromEntries(
    Object.entries(reminders)
      .filter(([widget]) => own.has(Number(widget)) && String(Number(widget)) === widget)
      .map(([widget, { time, weekdays }]) => [
        widget,
        { time, weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other) },
      ]),
  )
}

/** Returns the entries with other values. What becomes empty is left out. */
function mapped<Value extends { length: number }>(
  entries: Record<string, Value>,
  map: (key: string, value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(entries)
      .map(([key, value]) => [key, map(key, value)] as const)
      .filter(([, value]) => value.length > 0),
  )
}

function tablesOf(kind: string): KindTables | undefined {
  return Object.entries(kinds).find(([key]) => key === kind)?.[1].tables
}

/** Returns the ids of the person's lists, as keys of an object. */
function ownModules({ database, userId }: Owner): Set<string> {
  const sql = `SELECT id FROM ${lists.modules} WHERE user_id = ? AND deleted = 0`
  return new Set(database.all<{ id: number }>(sql, userId).map(({ id }) => String(id)))
}

/** Returns those of the ids that are the person's in a table, in their order, each with its module. */
function ownParts(
  { database, userId }: Owner,
  { modules }: KindTables,
  table: string,
  ids: readonly number[],
): Map<number, number> {
  if (ids.length === 0) return new Map()
  const rows = database.all<{ id: number; module: number }>(
    `SELECT part.id, part.module_id AS module
     FROM ${table} AS part JOIN ${modules} AS module ON module.id = part.module_id
     WHERE module.user_id = ? AND module.deleted = 0 AND part.id IN (SELECT value FROM json_each(?))`,
    userId,
    JSON.stringify(ids),
  )
  const found = new Map(rows.map(({ id, module }) => [id, module]))
  return new Map(ids.flatMap((id) => (found.has(id) ? [[id, found.get(id) ?? 0]] : [])))
}
