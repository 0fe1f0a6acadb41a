import type { Database } from '../../database/database.ts'
import type { RequestContext } from '../../http/routing/operation.ts'
import type { ItemTables } from '../tables.ts'
import type { PartQuery } from './parts.ts'
import { pageOf } from './reader.ts'

// A list of items may be long. Its pages are found by counts that the database keeps, so that the last page and one in the
// middle cost what the first costs: the year in which a page begins, then the month, then the day. Why: docs/decisions/0009.

/** Consecutive items, and how many they are. */
interface Counted {
  items: number
}

/**
 * One page of the caller's items, by module (newest first), day, name of the option and its id; of one module or of one day
 * if the query says so. A page is shorter while items of a deleted option wait for their end. Throws 404 `not_found` for a page
 * that is not there.
 */
export function itemPage<Item>(
  { services, userId, query }: RequestContext & { query: PartQuery & { date?: string } },
  tables: ItemTables,
  columns: string,
): { pageCount: number; results: Item[] } {
  const { database } = services
  const { module, date } = query
  const modules = database.all<Counted & { id: number }>(
    `SELECT module.id, sum(counted.items) AS items
     FROM ${tables.modules} AS module JOIN ${tables.itemCounts} AS counted ON counted.module_id = module.id
     WHERE module.user_id = ? AND module.deleted = 0 AND counted.level = ?
       ${date === undefined ? '' : 'AND counted.period = ?'} ${module === undefined ? '' : 'AND module.id = ?'}
     GROUP BY module.id ORDER BY module.id DESC`,
    userId,
    date === undefined ? levels.year : levels.day,
    ...(date === undefined ? [] : [date]),
    ...(module === undefined ? [] : [module]),
  )
  const total = modules.reduce((sum, { items }) => sum + items, 0)
  const { pageCount, size, offset } = pageOf(query, total)
  const start = after(modules, offset)
  const results: Item[] = []
  let { skipped } = start
  let left = size
  for (const { id } of modules.slice(start.index)) {
    if (left <= 0) break
    const place = date === undefined ? placeOf(database, tables, id, skipped) : { date, skipped }
    // The casts change no number. SQLite plans a bare `LIMIT ?` again for each number.
    const rows = database.all<Item & { optionModule: number }>(
      `SELECT part.id, part.module_id AS module, ${columns}, option.module_id AS optionModule
       FROM ${tables.items} AS part JOIN ${tables.options} AS option ON option.id = part.option_id
       WHERE part.module_id = ? AND part.date ${date === undefined ? '>=' : '='} ?
       ORDER BY part.date, option.name, option.id, part.id
       LIMIT CAST(? AS INTEGER) OFFSET CAST(? AS INTEGER)`,
      id,
      place.date,
      left,
      place.skipped,
    )
    for (const { optionModule, ...item } of rows)
      if (optionModule === id) results.push(item as Item)
    left -= rows.length
    skipped = 0
  }
  return { pageCount, results }
}

const levels = { year: 1, month: 2, day: 3 }

/** Returns the day of the item after so many others of a module, and how many of those are on the same day. */
function placeOf(database: Database, { itemCounts }: ItemTables, module: number, offset: number) {
  let place = { date: '', skipped: offset }
  for (const level of Object.values(levels)) {
    const periods = database.all<Counted & { period: string }>(
      // `~` comes after all that dates are made of.
      `SELECT period, items FROM ${itemCounts}
       WHERE module_id = ? AND level = ? AND period BETWEEN ? AND ? || '~' ORDER BY period`,
      module,
      level,
      place.date,
      place.date,
    )
    const { index, skipped } = after(periods, place.skipped)
    place = { date: periods[index]?.period ?? place.date, skipped }
  }
  return place
}

/** Returns which of some parts has the item after so many others, and how many of those are in that part. */
function after(parts: readonly Counted[], offset: number): { index: number; skipped: number } {
  let skipped = offset
  for (const [index, { items }] of parts.entries()) {
    if (skipped < items) return { index, skipped }
    skipped -= items
  }
  return { index: parts.length, skipped: 0 }
}
