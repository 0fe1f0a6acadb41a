import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { damagedDatabase } from '../../testing/damagedDatabase.ts'
import { ownBackend, temporaryFolder } from '../../testing/testBackend.ts'
import { testProcess } from '../../testing/testProcess.ts'

async function health({ port }: { port: number }) {
  const answer = await fetch(`http://127.0.0.1:${port}/health/`)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const healthy = { status: 200, body: { status: 'OK', database: true, writing: true, disk: true } }

test('a healthy backend says so', async () => {
  expect(await health(await ownBackend())).toEqual(healthy)
})

test('a database with damaged pages is not healthy', async () => {
  const answer = await health(await ownBackend({ dataDir: await damagedDatabase() }))
  expect(answer).toMatchObject({ status: 503, body: { status: 'FAILING', database: false } })
})

test('a database that cannot be written is not healthy, and is again when it can', async () => {
  const { child, backend } = await testProcess(temporaryFolder())
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`])
  expect(await health(backend)).toEqual(healthy)
  limitFiles('1')
  // An answer counts for two seconds.
  const waitOptions = { timeout: 10_000 }
  const failing = { status: 503, body: { writing: false } }
  await expect.poll(() => health(backend), waitOptions).toMatchObject(failing)
  limitFiles('unlimited')
  await expect.poll(() => health(backend), waitOptions).toEqual(healthy)
})

test('a hundred strangers who ask at once make it write once', async () => {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  const written = () => statSync(path.join(dataDir, 'daymark.sqlite-wal')).size
  expect(await health(backend)).toEqual(healthy)
  const before = written()
  const answers = await Promise.all(Array.from({ length: 100 }, () => health(backend)))
  expect(answers).toEqual(answers.map(() => healthy))
  expect(written() - before).toBeLessThan(20_000)
})
