import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './testing/testBackend.ts'
import { testProcess } from './testing/testProcess.ts'

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
  const first = await testProcess(dataDir)
  await first.stop()
  for (const name of ['', 'uploads']) chmodSync(path.join(dataDir, name), 0o777)
  const database = path.join(dataDir, 'daymark.sqlite')
  chmodSync(database, 0o444)
  for (const name of ['daymark.lock', 'secret.key']) chmodSync(path.join(dataDir, name), 0o666)
  const { exited, output } = await testProcess(dataDir, {}, { user: nobody })
  expect(await exited).toBe(1)
  expect(output()).toContain(`Cannot read or write ${database}`)
})

test('a file that is not a database is named', async () => {
  const dataDir = temporaryFolder()
  const database = path.join(dataDir, 'daymark.sqlite')
  writeFileSync(database, 'This is not a database, whatever its name says. '.repeat(100))
  const { exited, output } = await testProcess(dataDir)
  expect(await exited).toBe(1)
  expect(output().trim()).toContain(database)
})
