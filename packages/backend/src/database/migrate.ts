import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from './database.ts'

const folder = path.join(import.meta.dirname, 'migrations')

export interface Migration {
  version: number
  sql: string
}

/** Returns the migrations of this program, `migrations/<version>-<name>.sql`, oldest first. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({
      version: Number.parseInt(name, 10),
      sql: readFileSync(path.join(folder, name), 'utf8'),
    }))
}

/**
 * Brings a database file up to date, forwards only, one transaction per migration. The version is
 * SQLite's `user_version`. Throws when the file was written by a newer program.
 */
export function migrate(database: Database, migrations: readonly Migration[] = readMigrations()) {
  const current = schemaVersion(database)
  const newest = migrations.at(-1)?.version ?? 0
  if (current > newest) {
    throw new Error(
      `The database has version ${current}, but this Daymark only supports up to ${newest}. Install a newer Daymark.`,
    )
  }
  for (const { version, sql } of migrations) {
    if (version <= current) continue
    database.transaction(() => {
      database.connection.exec(sql)
      database.connection.exec(`PRAGMA user_version = ${version}`)
    })
  }
}

export function schemaVersion(database: Database): number {
  return database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
}
