import { expect, onTestFinished } from 'vitest'
import { Database } from '../src/database/database.ts'
import { databaseFile } from '../src/database/dataFolder.ts'
import type { TestClient } from './testClient.ts'

/** Opens the database of a backend until the test has ended. */
export function openDatabase(dataDir: string): Database {
  const database = new Database(databaseFile(dataDir))
  onTestFinished(() => database.close())
  return database
}

/** Makes a module with more items than are deleted in one portion, and returns its id. */
export async function makeLongModule(client: TestClient, database: Database): Promise<number> {
  const module = await client.create('daily-todos-modules/', { name: 'Long' })
  const option = await client.create('daily-todo-options/', { module, name: 'Walk', text: 'Walk' })
  await client.create('daily-todos-widgets/', { module, name: 'Long' })
  database.run(
    `WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 2999)
     INSERT INTO daily_todo_items (module_id, date, option_id, status)
     SELECT ?, date('2010-01-01', '+' || n || ' days'), ?, 'done' FROM number`,
    module,
    option,
  )
  return module
}

/** Returns how many rows a table has. */
export const amount = (database: Database, table: string) =>
  database.get<{ amount: number }>(`SELECT count(*) AS amount FROM ${table}`)?.amount

/** Compares the counts of items that the database keeps with counting. */
export function expectCountsToBeRight(database: Database): void {
  for (const kind of ['daily_todo', 'inspiration']) {
    const kept = database.all(
      `SELECT module_id, level, period, items FROM ${kind}_item_counts ORDER BY 1, 2, 3`,
    )
    const counted = database.all(
      `SELECT module_id, column1 AS level, substr(date, 1, column2) AS period, count(*) AS items
       FROM ${kind}_items JOIN (VALUES (1, 4), (2, 7), (3, 10)) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    )
    expect(kept).toEqual(counted)
  }
}
