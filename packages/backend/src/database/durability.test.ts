import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder, ownBackend, testSettings } from '../testing/testBackend.ts'
import { TestClient } from '../testing/testClient.ts'
import { startBackend } from '../server.ts'
import { backUp } from './backup.ts'
import { Database } from './database.ts'
import { migrate, readMigrations, schemaVersion } from './migrate.ts'

const program = path.join(import.meta.dirname, '../main.ts')

/** Starts the program as a process of its own and waits until it listens. */
async function startProcess(dataDir: string, port: number, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DAYMARK_TEST: '1',
      LOG_LEVEL: 'silent',
      ...more,
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(child, 'exit')
  const ready = new Promise<void>((resolve) =>
    child.stdout.on('data', () => output.includes('is ready') && resolve()),
  )
  await Promise.race([ready, exited])
  return { child, exited, output: () => output, origin: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const backend = await startBackend(testSettings(), () => undefined)
  await backend.stop()
  return backend.port
}

test('kill -9 under write load loses no acknowledged write', async () => {
  const dataDir = temporaryFolder()
  const port = await freePort()
  const { child, exited, origin } = await startProcess(dataDir, port)
  const email = 'anna@example.com'
  await fetch(`${origin}/__test__/people`, { method: 'POST', body: JSON.stringify({ email }) })
  const session = await fetch(`${origin}/__test__/sessions`, {
    method: 'POST',
    body: JSON.stringify({ email }),
  })
  const cookies = (await session.json()) as { sessionid: string; csrftoken: string }

  const acknowledged: string[] = []
  let killed = false
  const write = async (worker: number) => {
    for (let index = 0; !killed; index += 1) {
      const name = `${worker}-${index}`
      const answer = await fetch(`${origin}/api/v1/daily-todos-modules/`, {
        method: 'POST',
        body: JSON.stringify({ name }),
        headers: {
          'Content-Type': 'application/json',
          'X-CSRFToken': cookies.csrftoken,
          Cookie: `sessionid=${cookies.sessionid}; csrftoken=${cookies.csrftoken}`,
        },
      }).catch(() => undefined)
      if (answer?.status !== 201) return
      acknowledged.push(name)
      if (acknowledged.length === 200) {
        killed = true
        child.kill('SIGKILL')
      }
    }
  }
  await Promise.all([0, 1, 2, 3].map(write))
  await exited

  const database = new Database(path.join(dataDir, 'daymark.sqlite'))
  const rows = database.all<{ name: string }>('SELECT name FROM daily_todos_modules')
  const check = database.get<{ integrity_check: string }>('PRAGMA integrity_check')
  database.close()
  const kept = new Set(rows.map(({ name }) => name))
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  expect(check?.integrity_check).toBe('ok')
})

test('SIGTERM ends the process quietly, and the data is there at the next start', async () => {
  const dataDir = temporaryFolder()
  const { child, exited, origin } = await startProcess(dataDir, await freePort())
  await fetch(`${origin}/__test__/people`, {
    method: 'POST',
    body: JSON.stringify({ email: 'anna@example.com' }),
  })
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.resume('anna@example.com')
  expect(await client.allauth('GET', 'auth/session')).toMatchObject({ status: 200 })
})

test('a second process on the same data folder refuses to start and says why', async () => {
  const dataDir = temporaryFolder()
  await ownBackend({ dataDir })
  const { exited, output } = await startProcess(dataDir, await freePort())
  expect((await exited)[0]).toBe(1)
  expect(output()).toContain(`Another Daymark already uses the data folder ${dataDir}`)
})

test('test mode is refused with an https origin', async () => {
  const { exited, output } = await startProcess(temporaryFolder(), 0, {
    ORIGIN: 'https://daymark.example',
  })
  expect((await exited)[0]).toBe(2)
  expect(output()).toContain('cannot be used with https')
})

test('a backup made while running holds the data and the images', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.signInAs('anna@example.com')
  const data = Buffer.from('\x89PNG\r\n\x1a\n12345678', 'latin1').toString('base64')
  const options = [{ name: 'Cat', image: { fileName: 'cat.png', data } }]
  backend.test.seed('anna@example.com', { inspiration: [{ name: 'Art', options }] })
  const target = path.join(temporaryFolder(), 'copy.sqlite')
  await backUp(dataDir, target)
  await client.create('daily-todos-modules/', { name: 'Afterwards' })
  await expect(backUp(dataDir, target)).rejects.toThrow('already there')

  const copy = new Database(target)
  const { count } = copy.get<{ count: number }>(
    'SELECT count(*) AS count FROM inspiration_options',
  ) ?? { count: 0 }
  const later = copy.get('SELECT * FROM daily_todos_modules')
  const upload = copy.get<{ uuid: string }>('SELECT uuid FROM file_uploads')
  copy.close()
  expect(count).toBe(1)
  expect(later).toBeUndefined()
  expect(existsSync(path.join(`${target}-uploads`, upload?.uuid ?? ''))).toBe(true)
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
  expect(() => migrate(database)).toThrow('use a newer Daymark')
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
  await client.allauth('POST', 'auth/webauthn/signup', { email: 'anna@example.com' })
  const code = client.code('anna@example.com')
  const token = client.cookies.get('sessionid') ?? ''
  await backend.stop()
  const content = readFileSync(path.join(dataDir, 'daymark.sqlite'), 'latin1')
  expect(content).toContain('anna@example.com')
  expect(content).not.toContain(code)
  expect(content).not.toContain(token)
})
