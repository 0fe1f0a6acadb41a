import { Database } from '../../../packages/backend/src/database/database.ts'
import { databaseFile } from '../../../packages/backend/src/database/dataFolder.ts'
import { migrate } from '../../../packages/backend/src/database/migrate.ts'
import { seedPerson } from '../../../packages/backend/src/seed/people.ts'
import type { BackendProcess } from '../../support/servers/backendProcess.ts'
import { today } from '../person.ts'

/**
 * Gives accounts to a backend that has not started. The first one has a list with so many to-dos, each with a status on
 * as many days up to today.
 */
export function fill(
  backend: BackendProcess,
  emails: readonly string[],
  { options, days }: { options: number; days: number },
): void {
  const database = new Database(databaseFile(backend.dataDir))
  migrate(database)
  const below = (count: number) =>
    `(WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < ${count - 1}) SELECT n FROM number)`
  database.transaction(() => {
    for (const email of emails) seedPerson(database, { email }, Date.now())
    database.run(
      "INSERT INTO daily_todos_modules (user_id, created_at, name) VALUES (1, 0, 'Long')",
    )
    database.run(
      `INSERT INTO daily_todo_options (module_id, name, text) SELECT 1, 'To-do ' || n, 'x' FROM ${below(options)}`,
    )
    database.run(
      `INSERT INTO daily_todo_items (module_id, date, option_id, status)
       SELECT 1, date(?, '-' || n || ' days'), id, 'done' FROM ${below(days)}, daily_todo_options`,
      today,
    )
  })
  database.close()
}
