import { DatabaseSync } from 'node:sqlite'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownBackend, temporaryFolder } from '../testing/testBackend.ts'
import { testProcess } from '../testing/testProcess.ts'

/** A user who owns nothing; only the superuser, whom no permission stops, can and must become it. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

test('where the images should be, a file ends the start with one line', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(path.join(dataDir, 'uploads'), '')
  const { exited, output } = await testProcess(dataDir)
  expect(await exited).toBe(1)
  expect(output().trim()).toBe(
    `${path.join(dataDir, 'uploads')} is a file, but Daymark needs a folder with that name.`,
  )
})

test('a STATIC_DIR that is not there ends the start with a sentence', async () => {
  const dataDir = temporaryFolder()
  const missing = path.join(dataDir, 'dist')
  const { exited, output } = await testProcess(dataDir, { STATIC_DIR: missing })
  expect(await exited).toBe(2)
  expect(output().trim()).toBe(`STATIC_DIR is ${missing}, but there is no such folder.`)
})

test('a misspelt setting is named at the start', async () => {
  const { stop } = await testProcess(temporaryFolder(), { ORIGN: 'https://daymark.example' })
  expect(await stop()).toContain('ORIGN is not a setting. Did you mean ORIGIN?')
})

test('a data folder that cannot be written is named', async () => {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o555)
  const { exited, output } = await testProcess(dataDir, {}, { user: nobody })
  expect(await exited).toBe(1)
  expect(output().trim().split('\n')).toEqual([
    expect.stringContaining(`Cannot read or write ${dataDir}`),
  ])
})

test('a database that cannot be written is named', async () => {
  const dataDir = temporaryFolder()
  const first = await ownBackend({ dataDir })
  await first.stop()
  for (const name of ['', 'uploads']) chmodSync(path.join(dataDir, name), 0o777)
  const database = path.join(dataDir, 'daymark.sqlite')
  chmodSync(database, 0o444)
  for (const name of ['daymark.lock', 'secret.key', 'push.key'])
    chmodSync(path.join(dataDir, name), 0o666)
  const { exited, output } = await testProcess(dataDir, {}, { user: nobody })
  expect(await exited).toBe(1)
  expect(output()).toContain(`Cannot read or write ${database}`)
})

test('a file that is not a database is named', async () => {
  const dataDir = temporaryFolder()
  const database = path.join(dataDir, 'daymark.sqlite')
  writeFileSync(database, 'This is not a database, whatever its name says. '.repeat(100))
  await expect(ownBackend({ dataDir })).rejects.toThrow(database)
})

test.each([
  ['secret.key', 0],
  ['secret.key', 3],
  ['secret.key', 31],
  ['secret.key', 33],
  ['push.key', 31],
])('a %s of %i bytes ends the start with a sentence', async (name, length) => {
  const dataDir = temporaryFolder()
  writeFileSync(path.join(dataDir, name), Buffer.alloc(length))
  // A message without a break of line: the program prints it and ends, as the next test shows.
  await expect(ownBackend({ dataDir })).rejects.toThrow(
    new RegExp(
      `^.*${name} is damaged: it has ${length} bytes instead of 32\\. Put the file back.*$`,
    ),
  )
})

test.each([
  'daymark.lock',
  'daymark.sqlite',
  'daymark.sqlite-wal',
  'daymark.sqlite-shm',
  'secret.key',
  'secret.key.new',
  'push.key',
  'push.key.new',
])('a folder called %s ends the start with a sentence', async (name) => {
  const dataDir = temporaryFolder()
  mkdirSync(path.join(dataDir, name))
  const { exited, output } = await testProcess(dataDir)
  expect(await exited).toBe(1)
  expect(output().trim()).toMatch(
    new RegExp(`^.*/${name} is a folder, but Daymark needs a file with that name\\. Move it.*$`),
  )
})

test.each(['mail', 'uploads/unknown'])(
  'a file called %s ends the start with a sentence',
  async (name) => {
    const dataDir = temporaryFolder()
    mkdirSync(path.join(dataDir, 'uploads'))
    writeFileSync(path.join(dataDir, name), '')
    const { exited, output } = await testProcess(dataDir)
    expect(await exited).toBe(1)
    expect(output().trim()).toBe(
      `${path.join(dataDir, name)} is a file, but Daymark needs a folder with that name.`,
    )
  },
)

test.each([
  ['daymark.lock', /daymark\.lock is damaged\. Delete it/],
  ['daymark.sqlite', /daymark\.sqlite.*restore a backup/],
])('a %s that is no database ends the start with a sentence', async (name, reason) => {
  const dataDir = temporaryFolder()
  writeFileSync(path.join(dataDir, name), 'This is not a database. '.repeat(100))
  const { exited, output } = await testProcess(dataDir)
  expect(await exited).toBe(1)
  expect(output().trim().split('\n')).toEqual([expect.stringMatching(reason)])
})

test('a database of a newer program is named, and not called damaged', async () => {
  const dataDir = temporaryFolder()
  const newer = new DatabaseSync(path.join(dataDir, 'daymark.sqlite'))
  newer.exec('PRAGMA user_version = 999')
  newer.close()
  await expect(ownBackend({ dataDir })).rejects.toThrow(
    /daymark\.sqlite: .*Install a newer Daymark\.$/,
  )
})

test('a damaged database beside images is named with advice', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(path.join(dataDir, 'uploads'))
  writeFileSync(path.join(dataDir, 'uploads', 'image'), '')
  writeFileSync(path.join(dataDir, 'daymark.sqlite'), 'This is not a database. '.repeat(100))
  await expect(ownBackend({ dataDir })).rejects.toThrow(
    /daymark\.sqlite is damaged.*Restore a backup/,
  )
})

test.each(['daymark.lock', 'secret.key', 'push.key', 'uploads'])(
  'a %s without rights is named with advice',
  async (name) => {
    const dataDir = temporaryFolder()
    const first = await ownBackend({ dataDir })
    await first.stop()
    const all = ['', 'uploads', 'daymark.lock', 'daymark.sqlite', 'secret.key', 'push.key']
    for (const one of all) chmodSync(path.join(dataDir, one), 0o777)
    chmodSync(path.join(dataDir, name), 0)
    const { exited, output } = await testProcess(dataDir, {}, { user: nobody })
    expect(await exited).toBe(1)
    expect(output().trim()).toBe(
      `Cannot read or write ${path.join(dataDir, name)}. Run Daymark as its owner, or set DATA_DIR to another folder.`,
    )
  },
)

test('empty files of a database and a lock, as a first start that was killed leaves them, are no obstacle', async () => {
  const dataDir = temporaryFolder()
  for (const name of ['daymark.lock', 'daymark.sqlite']) writeFileSync(path.join(dataDir, name), '')
  await expect(ownBackend({ dataDir })).resolves.toBeDefined()
})

test('a push.key that is no key of its curve ends the start with a sentence', async () => {
  const dataDir = temporaryFolder()
  writeFileSync(path.join(dataDir, 'push.key'), Buffer.alloc(32))
  const { exited, output } = await testProcess(dataDir)
  expect(await exited).toBe(1)
  expect(output().trim().split('\n')).toEqual([
    expect.stringMatching(/push\.key is damaged: it is not a key\. Put the file back/),
  ])
})

test('keys that were being written when the power failed are made again', async () => {
  const dataDir = temporaryFolder()
  const keys = ['secret.key', 'push.key'].map((name) => path.join(dataDir, name))
  for (const key of keys) writeFileSync(`${key}.new`, 'half')
  await ownBackend({ dataDir })
  for (const key of keys) {
    expect(readFileSync(key)).toHaveLength(32)
    expect(statSync(key).mode & 0o777).toBe(0o600)
    expect(existsSync(`${key}.new`)).toBe(false)
  }
})
