import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, ownBackend } from '../testing/testBackend.ts'
import { testProcess } from '../testing/testProcess.ts'
import { TestClient } from '../testing/testClient.ts'
import { Database } from './database.ts'
import { migrate, readMigrations, schemaVersion } from './migrate.ts'

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
