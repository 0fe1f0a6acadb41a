import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

export type Value = SQLInputValue

/**
 * One connection to the SQLite file. Statements are prepared once; everything is synchronous, so
 * that nothing can come between the statements of a transaction.
 */
export class Database {
  readonly connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.connection = new DatabaseSync(file, { timeout: 5000 })
    this.connection.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
    `)
  }

  /** The first row, or undefined. The caller names the type of the columns it selects. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined
  }

  all<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[]
  }

  /** Runs a change and returns how many rows it touched. */
  run(sql: string, ...values: Value[]): number {
    return Number(this.#prepare(sql).run(...values).changes)
  }

  /** Inserts a row and returns its id. The names of table and columns are never a caller's. */
  insert(table: string, row: Readonly<Record<string, Value>>): number {
    return Number(this.#prepare(insertion(table, row)).run(...Object.values(row)).lastInsertRowid)
  }

  /** Inserts a row and returns its id; undefined when there is one that it may not stand beside. */
  insertUnlessThere(table: string, row: Readonly<Record<string, Value>>): number | undefined {
    const statement = this.#prepare(`${insertion(table, row)} ON CONFLICT DO NOTHING`)
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
    try {
      const result = work()
      this.run('COMMIT')
      return result
    } catch (error) {
      if (this.connection.isTransaction) this.connection.exec('ROLLBACK')
      throw error
    }
  }

  get isOpen(): boolean {
    return this.connection.isOpen
  }

  close(): void {
    this.#statements.clear()
    this.connection.close()
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.connection.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

function insertion(table: string, row: object): string {
  const names = Object.keys(row)
  return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`
}
