import type { Preferences } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'

/** Returns what a person has chosen, as it is stored: it may name parts that have been deleted since. */
export function storedPreferences(database: Database, userId: number): Preferences {
  const sql = 'SELECT document FROM preferences WHERE user_id = ?'
  const row = database.get<{ document: string }>(sql, userId)
  return row ? (JSON.parse(row.document) as Preferences) : {}
}
