import type { Logger } from 'pino'
import { type Database, isLocked } from '../../database/database.ts'
import type { KindTables } from '../tables.ts'

/** Rows of a portion, and of what is deleted immediately. It takes 5 ms of a processor, and 14 at most. */
export const portion = 200
/** Milliseconds between two portions, and before the next try when another process writes. */
const [pause, busyTimeout] = [10, 100]

interface Needed {
  database: Database
  log: Logger
}

/** Deletes in portions what is hidden. */
export class Removal {
  readonly #services: Needed
  readonly #kinds: readonly KindTables[]
  #timer: NodeJS.Timeout | undefined

  constructor(services: Needed, kinds: readonly KindTables[]) {
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
