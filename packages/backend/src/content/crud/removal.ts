import { type Database, isLocked } from '../../database/database.ts'
import type { RequestContext } from '../../http/routing/operation.ts'
import type { Services } from '../../services.ts'
import type { ItemTables, KindTables } from '../kind.ts'
import type { ById } from './reader.ts'

// What a person deletes is hidden immediately. If it is much, its rows are deleted in portions afterwards, so that other
// requests come in between. Those that a restart leaves are deleted at the next start.

/** Rows of a portion, and of what is deleted immediately. It takes 5 ms of a processor, and 14 at most. */
const portion = 200
/** Milliseconds between two portions, and before the next try when another process writes. */
const [pause, busyTimeout] = [10, 100]

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

/** Deletes in portions what is hidden. */
export class Removal {
  readonly #services: Pick<Services, 'database' | 'log'>
  readonly #kinds: readonly KindTables[]
  #timer: NodeJS.Timeout | undefined

  constructor(services: Pick<Services, 'database' | 'log'>, kinds: readonly KindTables[]) {
    this.#services = services
    this.#kinds = kinds
  }

  /** Begins, unless it is at work already. */
  begin(): void {
    this.#timer ??= setTimeout(() => this.#goOn(), pause).unref()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #goOn(): void {
    this.#timer = undefined
    const { database, log } = this.#services
    try {
      if (database.change(() => deletePortion(database, this.#kinds))) this.begin()
    } catch (error) {
      // The next start tries again, the next deletion, or the next hour.
      if (isLocked(error)) this.#timer = setTimeout(() => this.#goOn(), busyTimeout).unref()
      else log.error({ err: error }, 'a deletion failed')
    }
  }
}

/** Deletes some rows of one hidden module or account. Returns whether there may be more. */
function deletePortion(database: Database, kinds: readonly KindTables[]): boolean {
  for (const tables of kinds) {
    const sql = `SELECT id FROM ${tables.modules} WHERE deleted = 1 LIMIT 1`
    const id = database.get<{ id: number }>(sql)?.id
    if (id === undefined) continue
    // Without the counts an item is deleted faster. Nothing reads them any more.
    if (tables.itemCounts && deleteCounts(database, tables.itemCounts, id) > 0) return true
    if (tables.items !== undefined && deleteItemsOfOptions(database, tables, id) > 0) return true
    for (const table of [tables.items, tables.options, tables.widgets]) {
      if (table !== undefined && deleteRows(database, table, id) > 0) return true
    }
    database.run(`DELETE FROM ${tables.modules} WHERE id = ?`, id)
    return true
  }
  return database.run('DELETE FROM users WHERE deleted = 1') > 0
}

/** An option that was deleted alone has items in another module. */
const deleteItemsOfOptions = (database: Database, { items, options }: KindTables, module: number) =>
  database.run(
    `DELETE FROM ${items} WHERE id IN (
       SELECT item.id FROM ${options} AS option JOIN ${items} AS item ON item.option_id = option.id
       WHERE option.module_id = ? LIMIT ${portion})`,
    module,
  )

const deleteRows = (database: Database, table: string, module: number) =>
  database.run(
    `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE module_id = ? LIMIT ${portion})`,
    module,
  )

const deleteCounts = (database: Database, table: string, module: number) =>
  database.run(
    `DELETE FROM ${table} WHERE module_id = ? AND (level, period) IN
       (SELECT level, period FROM ${table} WHERE module_id = ? LIMIT ${portion})`,
    module,
    module,
  )
