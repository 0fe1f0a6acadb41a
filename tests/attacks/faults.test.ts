import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../../packages/backend/src/database/database.ts'
import { databaseFile } from '../../packages/backend/src/database/dataFolder.ts'
import { ownBackend, temporaryFolder } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'
import { testProcess, type TestProcess } from '../../packages/backend/testing/testProcess.ts'

const email = 'anna@example.com'
const modules = 'daily-todos-modules/'

/** Makes an account in another process and signs it in. */
async function signedIn({ backend }: TestProcess): Promise<TestClient> {
  const client = new TestClient(backend)
  await client.call('POST', '/__test__/people', { email })
  await client.call('POST', '/__test__/sessions', { email })
  return client
}

/** Reads the contents of a database, and the errors that SQLite finds in it. */
function read(dataDir: string): { names: Set<string>; check: string | undefined } {
  const database = new Database(databaseFile(dataDir))
  const rows = database.all<{ name: string }>('SELECT name FROM daily_todos_modules')
  const check = database.get<{ integrity_check: string }>('PRAGMA integrity_check')
  database.close()
  return { names: new Set(rows.map(({ name }) => name)), check: check?.integrity_check }
}

test('what was confirmed to twelve writers survives kill -9, three times over', async () => {
  const dataDir = temporaryFolder()
  const confirmed: string[] = []
  const cookies = new Map<string, string>()
  for (let kill = 1; kill <= 3; kill += 1) {
    const running = await testProcess(dataDir)
    const client = kill === 1 ? await signedIn(running) : new TestClient(running.backend)
    for (const [name, value] of cookies) client.cookies.set(name, value)
    const write = async (writer: number) => {
      for (let index = 0; ; index += 1) {
        const name = `${kill}-${writer}-${index}`
        const answer = await client.api('POST', modules, { name }).catch(() => undefined)
        if (answer?.status !== 201) return
        confirmed.push(name)
        if (confirmed.length === kill * 150) running.child.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, writer) => write(writer)))
    await running.exited
    for (const [name, value] of client.cookies) cookies.set(name, value)

    const { names, check } = read(dataDir)
    expect(confirmed.filter((name) => !names.has(name))).toEqual([])
    expect(confirmed.length).toBeGreaterThanOrEqual(kill * 150)
    expect(check).toBe('ok')
  }
})

test('a second process on the same data folder refuses to start, and the first continues', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.signInAs(email)
  const [second, third] = await Promise.all([testProcess(dataDir), testProcess(dataDir)])
  for (const { exited, output } of [second, third]) {
    expect(await exited).toBe(1)
    expect(output()).toContain(`Another Daymark is using ${dataDir}`)
  }
  expect(await client.api('POST', modules, { name: 'Still here' })).toMatchObject({ status: 201 })
})

/** Runs a command with a disk of its own at `DATA_DIR`, which no other process sees and which ends with the command. */
const onSmallDisk: string[] = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=8m tmpfs "$DATA_DIR" && exec "$@"',
  'sh',
]

test('on a full disk nothing is confirmed that is not kept, reading continues, and all is well when there is room', async ({
  skip,
}) => {
  const dataDir = temporaryFolder()
  const [command = '', ...args] = onSmallDisk
  const canMount = spawnSync(command, [...args, 'true'], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  skip(canMount.status !== 0, `no disk can be made here: ${String(canMount.stderr)}`)

  const running = await testProcess(dataDir, {}, { within: onSmallDisk })
  const client = await signedIn(running)
  const confirmed: string[] = []
  const write = async () => {
    const name = `Module ${confirmed.length}`
    const status = await send(client, 'POST', `/api/v1/${modules}`, JSON.stringify({ name }))
    if (status === 201) confirmed.push(name)
    return status
  }
  const { body } = await client.api('POST', 'file-uploads/', { fileName: 'cat.png' })
  const { pathname, search } = new URL((body as { fileUploadURL: string }).fileUploadURL)
  const sendImage = () => send(client, 'PUT', pathname + search, image)
  expect(await write()).toBe(201)
  const module = await client.create(modules, { name: 'Health' })
  const option = await client.create('daily-todo-options/', { module, name: 'Walk', text: 'Walk' })
  const day = { module, option, date: '2026-03-02', status: 'todo' }
  const item = await client.create('daily-todo-items/', { ...day, note: 'In the rain' })
  const writeNote = () => {
    const note = JSON.stringify({ note: 'x'.repeat(500) })
    return send(client, 'PATCH', `/api/v1/daily-todo-items/${item}/`, note)
  }
  confirmed.push('Health')

  const disk = join(`/proc/${running.child.pid}/root`, dataDir)
  fill(join(disk, 'filler'))
  // The log of the database may have room left for some.
  await expect.poll(write, { timeout: 20_000 }).toBe(503)
  expect(await sendImage()).toBe(503)
  expect(await writeNote()).toBe(503)
  expect(await client.api('GET', `daily-todo-items/?module=${module}`)).toMatchObject({
    body: { results: [{ note: 'In the rain' }] },
  })
  expect(await client.api('GET', modules)).toMatchObject({ status: 200 })
  expect(await client.call('GET', '/health/')).toMatchObject({ status: 503 })

  rmSync(join(disk, 'filler'))
  expect(await write()).toBe(201)
  expect(await sendImage()).toBe(204)
  expect(await writeNote()).toBe(200)
  // SQLite would take the address of that disk for one on this one.
  const copy = temporaryFolder()
  cpSync(disk, copy, { recursive: true })
  expect(read(copy)).toEqual({ names: new Set(confirmed), check: 'ok' })
  expect(confirmed.length).toBeGreaterThanOrEqual(2)
})

const image = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100_000)])

/** Returns the status of an answer, also of one that the descriptions leave out because it must not happen. */
async function send(
  client: TestClient,
  method: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
) {
  const { status } = await fetch(`http://127.0.0.1:${client.backend.port}${path}`, {
    method,
    headers: {
      Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-CSRFToken': client.cookies.get('csrftoken') ?? '',
      'Content-Type': typeof body === 'string' ? 'application/json' : 'image/png',
    },
    body,
  })
  return status
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  for (const size of [65_536, 4096, 512, 1]) {
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') break
        throw error
      }
    }
  }
}
