import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, ownBackend } from '../../testing/testBackend.ts'
import { testProcess } from '../../testing/testProcess.ts'
import { TestClient } from '../../testing/testClient.ts'
import { Database } from './database.ts'
import { databaseFile } from './dataFolder.ts'
import { migrate, readMigrations, schemaVersion } from './migrate.ts'

/** The last migration before the preferences, the first of the parts that a backend may leave out. */
const versionBeforeOptionalParts = 11

test('SIGTERM ends the process quietly, and the data is there at the next start', async () => {
  const dataDir = temporaryFolder()
  const running = await testProcess(dataDir)
  const url = `http://127.0.0.1:${running.backend.port}/__test__/people`
  await fetch(url, { method: 'POST', body: JSON.stringify({ email: 'anna@example.com' }) })
  await running.stop()
  expect(await running.exited).toBe(0)
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.resume('anna@example.com')
  expect(await client.session()).toMatchObject({ status: 200 })
})

test('a port that is taken is said in one sentence, and the data folder is free again', async () => {
  const { port } = await ownBackend()
  const dataDir = temporaryFolder()
  const { exited, output } = await testProcess(dataDir, { PORT: String(port) })
  expect(await exited).toBe(1)
  expect(output().trim()).toBe('The port is already in use. Stop the other program or set PORT.')
  await ownBackend({ dataDir })
})

test('an older database file is brought up to date and keeps its data', () => {
  const migrations = readMigrations()
  for (const { version } of migrations) {
    const database = new Database(path.join(temporaryFolder(), 'old.sqlite'))
    migrate(
      database,
      migrations.filter((migration) => migration.version <= version),
    )
    expect(schemaVersion(database)).toBe(version)
    database.run(
      "INSERT INTO users (username, language, time_zone, created_at) VALUES ('anna', 'nl', 'x', 0)",
    )
    migrate(database)
    expect(schemaVersion(database)).toBe(migrations.at(-1)?.version)
    expect(database.get('SELECT username FROM users')).toEqual({ username: 'anna' })
    database.close()
  }
})

test('the lists of a database from before schedules, notes and the archive come up unchanged', async () => {
  const dataDir = temporaryFolder()
  const database = new Database(databaseFile(dataDir))
  migrate(
    database,
    readMigrations().filter(({ version }) => version <= versionBeforeOptionalParts),
  )
  database.connection.exec(`
    INSERT INTO users (id, username, language, time_zone, created_at) VALUES (1, 'anna', 'nl', 'x', 0);
    INSERT INTO email_addresses (user_id, email, verified, is_primary) VALUES (1, 'anna@example.com', 1, 1);
    INSERT INTO daily_todos_modules (id, user_id, created_at, name) VALUES (7, 1, 0, 'Health');
    INSERT INTO daily_todo_options (id, module_id, name, text) VALUES (3, 7, 'Walk', 'Outside'), (4, 7, 'Read', '');
    INSERT INTO daily_todo_items (module_id, date, option_id, status)
      VALUES (7, '2026-11-20', 3, 'done'), (7, '2026-11-21', 4, 'skip');
    INSERT INTO daily_todos_widgets (id, module_id, name) VALUES (9, 7, 'My health');
  `)
  database.close()

  const client = new TestClient(await ownBackend({ dataDir }))
  client.resume('anna@example.com')
  const body = async (path: string) => (await client.api('GET', path)).body
  expect(await body('daily-todo-options/?module=7')).toMatchObject({
    results: [
      { id: 4, name: 'Read', text: '', schedule: null, schedules: [], archived: [] },
      { id: 3, name: 'Walk', text: 'Outside', schedule: null, schedules: [], archived: [] },
    ],
  })
  expect(await body('daily-todo-items/?module=7')).toMatchObject({
    results: [
      { date: '2026-11-20', option: 3, status: 'done' },
      { date: '2026-11-21', option: 4, status: 'skip' },
    ],
  })
  expect(await body('widgets/')).toMatchObject({
    dailyTodos: [{ id: 9, name: 'My health', module: 7 }],
  })
})

test('a database file of a newer program is left alone', () => {
  const database = new Database(path.join(temporaryFolder(), 'new.sqlite'))
  database.connection.exec('PRAGMA user_version = 999')
  expect(() => migrate(database)).toThrow('Install a newer Daymark')
  database.close()
})

test('a migration that fails leaves the database as it was', () => {
  const database = new Database(path.join(temporaryFolder(), 'broken.sqlite'))
  migrate(database)
  const broken = { version: 999, sql: 'DELETE FROM users; SELECT * FROM nowhere' }
  database.run(
    "INSERT INTO users (username, language, time_zone, created_at) VALUES ('anna', 'nl', 'x', 0)",
  )
  expect(() => migrate(database, [...readMigrations(), broken])).toThrow('nowhere')
  expect(database.get('SELECT username FROM users')).toEqual({ username: 'anna' })
  database.close()
})

test('neither codes nor session tokens can be read from the database', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  await client.beginSignUp('anna@example.com')
  const code = client.code('anna@example.com')
  const token = client.cookies.get('sessionid') ?? ''
  await backend.stop()
  const content = readFileSync(path.join(dataDir, 'daymark.sqlite'), 'latin1')
  expect(content).toContain('anna@example.com')
  expect(content).not.toContain(code)
  expect(content).not.toContain(token)
})
