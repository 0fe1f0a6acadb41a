import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export type Value = SQLInputValue

/** How long a statement waits for a lock until `waitNoLonger`, in milliseconds. Nothing else runs meanwhile. */
const busyTimeout = 5000

interface Prepared {
  statement: StatementSync
  /** The names of its columns. */
  names: readonly string[]
}

/**
 * One connection to the SQLite file. Statements are prepared once; everything is synchronous, so
 * that nothing can come between the statements of a transaction.
 */
export class Database {
  readonly connection: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(file: string) {
    this.connection = new DatabaseSync(file, { timeout: busyTimeout })
    this.connection.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
    `)
  }

  /** The first row, or undefined. The caller names the type of the columns it selects. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined {
    const { statement, names } = this.#prepare(sql)
    const cells = statement.get(...values) as readonly unknown[] | undefined
    return cells && toRow<Row>(names, cells)
  }

  all<Row>(sql: string, ...values: Value[]): Row[] {
    const { statement, names } = this.#prepare(sql)
    const rows = statement.all(...values) as unknown[] as (readonly unknown[])[]
    return rows.map((cells) => toRow<Row>(names, cells))
  }

  /** Runs a change and returns how many rows it touched. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#prepare(sql).statement.run(...values).changes)
  }

  /** Inserts a row and returns its id. The names of table and columns are never a caller's. */
  insert(table: string, row: Readonly<Record<string, Value>>): number {
    const { statement } = this.#prepare(insertion(table, row))
    return Number(statement.run(...Object.values(row)).lastInsertRowid)
  }

  /** Inserts a row and returns its id. Returns undefined if it conflicts with an existing row. */
  insertUnlessThere(table: string, row: Readonly<Record<string, Value>>): number | undefined {
    const { statement } = this.#prepare(`${insertion(table, row)} ON CONFLICT DO NOTHING`)
    const { changes, lastInsertRowid } = statement.run(...Object.values(row))
    return changes === 0 ? undefined : Number(lastInsertRowid)
  }

  /** Changes columns of the row with an id; none: changes nothing. Their names are never a caller's either. */
  update(table: string, id: number, columns: Readonly<Record<string, Value>>): void {
    const names = Object.keys(columns)
    if (names.length === 0) return
    const sql = `UPDATE ${table} SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`
    this.run(sql, ...Object.values(columns), id)
  }

  /** Everything that `work` writes is kept together, or nothing if it throws. Not nestable. */
  transaction<Result>(work: () => Result): Result {
    this.run('BEGIN')
    return this.#finish(work)
  }

  /**
   * A transaction that is going to write. If another process writes, it throws an error that `isLocked` knows before it
   * does anything. One that began by reading could not wait for its turn.
   */
  change<Result>(work: () => Result): Result {
    this.run('BEGIN IMMEDIATE')
    return this.#finish(work)
  }

  #finish<Result>(work: () => Result): Result {
    try {
      const result = work()
      this.run('COMMIT')
      return result
    } catch (error) {
      if (this.connection.isTransaction) this.connection.exec('ROLLBACK')
      throw error
    }
  }

  /** From now on what meets a lock throws at once, because waiting here would stop every request. */
  waitNoLonger(): void {
    this.connection.exec('PRAGMA busy_timeout = 0')
  }

  get isOpen(): boolean {
    return this.connection.isOpen
  }

  close(): void {
    this.#statements.clear()
    this.connection.close()
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.connection.prepare(sql)
    statement.setReturnArrays(true)
    const prepared = { statement, names: statement.columns().map(({ name }) => name) }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/** Returns the primary result code of SQLite that an error has, if it is one of SQLite's: the lowest byte. */
function primaryCode(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

const busy = 5
/** SQLITE_READONLY, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN. */
const broken = [8, 10, 13, 14]
const brokenFile = ['ENOSPC', 'EDQUOT', 'EROFS']

/** Returns whether an error means that another process writes to the database at the moment. */
export function isLocked(error: unknown): boolean {
  return primaryCode(error) === busy
}

/** Returns whether the disk does not take what is written, of the database or of a file: it is full, read-only, or gone. */
export function isDiskFailure(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return broken.includes(primaryCode(error) ?? 0) || brokenFile.includes(String(code))
}

/**
 * Returns a row of the values that were read. Those that node:sqlite itself makes are dictionaries, which take twice as long to
 * be made and written as JSON.
 */
function toRow<Row>(names: readonly string[], cells: readonly unknown[]): Row {
  const row: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) row[name] = cells[index]
  return row as Row
}

function insertion(table: string, row: object): string {
  const names = Object.keys(row)
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
}
