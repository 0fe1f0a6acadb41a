import type { Database } from '../../database/database.ts'
import type { RequestContext } from '../../http/routing/operation.ts'
import type { ItemTables, KindTables } from '../tables.ts'
import { portion } from './backgroundRemoval.ts'
import type { ById } from './reader.ts'

// What a person deletes is hidden immediately. If it is much, its rows are deleted in portions afterwards, so that other
// requests come in between. Those that a restart leaves are deleted at the next start.

/** Deletes a module: immediately, or if it is long, in portions after the request. */
export function removeModule(
  { services, path, afterwards }: RequestContext & { path: { id: number } },
  tables: KindTables,
): void {
  const { database } = services
  if (isLong(database, tables, path.id)) {
    database.update(tables.modules, path.id, { deleted: 1 })
    afterwards.push(() => services.removal.begin())
  } else {
    database.run(`DELETE FROM ${tables.modules} WHERE id = ?`, path.id)
  }
}

/**
 * Deletes an option: immediately, or if it has many items, after the request. A hidden module then takes it. Its items stay in
 * their module until they are deleted: what is listed of them asks for the option's own module too.
 */
export function removeOption(
  { services, path, userId, now, afterwards }: ById,
  tables: ItemTables,
): void {
  const { database } = services
  const some = `SELECT 1 FROM ${tables.items} WHERE option_id = ? LIMIT ${portion + 1}`
  const sql = `SELECT count(*) AS amount FROM (${some})`
  if ((database.get<{ amount: number }>(sql, path.id)?.amount ?? 0) <= portion) {
    database.run(`DELETE FROM ${tables.options} WHERE id = ?`, path.id)
    return
  }
  const hidden = { user_id: userId, created_at: now, name: 'Deleted', deleted: 1 }
  const module = database.insert(tables.modules, hidden)
  database.update(tables.options, path.id, { module_id: module })
  afterwards.push(() => services.removal.begin())
}

/**
 * Hides all modules of an account if one of them is long. Returns whether it did: the account must then stay until their rows
 * are deleted.
 */
export function hideModulesOfUser(
  database: Database,
  kinds: readonly KindTables[],
  userId: number,
): boolean {
  const isAnyLong = kinds.some((tables) =>
    database
      .all<{ id: number }>(`SELECT id FROM ${tables.modules} WHERE user_id = ?`, userId)
      .some(({ id }) => isLong(database, tables, id)),
  )
  for (const { modules } of isAnyLong ? kinds : []) {
    database.run(`UPDATE ${modules} SET deleted = 1 WHERE user_id = ?`, userId)
  }
  return isAnyLong
}

function isLong(database: Database, { itemCounts, options }: KindTables, id: number): boolean {
  const queries = [
    ...(itemCounts ? [`SELECT sum(items) AS rows FROM ${itemCounts} WHERE level = 1`] : []),
    `SELECT count(*) AS rows FROM ${options} WHERE true`,
  ]
  const counts = queries.map(
    (sql) => database.get<{ rows: number | null }>(`${sql} AND module_id = ?`, id)?.rows ?? 0,
  )
  return Math.max(...counts) > portion
}
