import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ownBackend, temporaryFolder } from '../../testing/testBackend.ts'
import { TestClient } from '../../testing/testClient.ts'
import { testProcess } from '../../testing/testProcess.ts'
import { importData } from './importData.ts'

const email = 'anna@example.com'
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function run(dataDir: string, ...flags: string[]) {
  const { exited, output } = await testProcess(dataDir, {}, { flags })
  return { code: await exited, output: output() }
}

/** Makes the archive of an account with a passkey, two kinds of content and an image. */
async function makeArchive() {
  const dataDir = temporaryFolder()
  const backend = await ownBackend({ dataDir })
  backend.test.createPerson({ email })
  const client = new TestClient(backend)
  client.resume(email)
  await client.addPasskey()
  backend.test.seed(email, {
    dailyTodos: [
      { name: 'Health', options: [{ name: 'Walk', text: 'Go', items: { '2026-01-15': 'done' } }] },
    ],
    inspiration: [
      { name: 'Art', options: [{ name: 'Cat', image: { fileName: 'cat.png', data: pixel } }] },
    ],
  })
  await client.api('PATCH', 'preferences/', { streaks: 'hidden' })
  const todos = await client.api('GET', 'daily-todo-options/')
  const [walk] = (todos.body as { results: { id: number }[] }).results
  await client.api('PUT', `daily-todo-options/${walk?.id}/`, {
    name: 'Walk',
    text: 'Go',
    schedules: [{ from: '2026-01-05', schedule: { weekdays: [1] } }],
    archive: [{ from: '2026-03-02', isArchived: true }],
  })
  const file = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  expect(await run(dataDir, '--export', file)).toMatchObject({ code: 0 })
  return { bytes: readFileSync(file), client }
}

let made: ReturnType<typeof makeArchive> | undefined

/** Returns a file with that archive, which the tests share, and the client that has the account's authenticator. */
async function archived() {
  made ??= makeArchive()
  const { bytes, client } = await made
  const file = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  writeFileSync(file, bytes)
  return { file, client }
}

const unpacked = (file: string) => gunzipSync(readFileSync(file)).toString()

test('an imported archive has everything, its passkey logs in, and exported again it is the same', async () => {
  const { file, client } = await archived()
  const dataDir = temporaryFolder()
  const { code, output } = await run(dataDir, '--import', file)
  expect([code, output]).toEqual([0, expect.stringContaining('Imported 10 records')])
  const again = path.join(temporaryFolder(), 'again.jsonl.gz')
  await run(dataDir, '--export', again)
  expect(unpacked(again)).toBe(unpacked(file))

  const backend = await ownBackend({ dataDir })
  const visitor = new TestClient(backend)
  expect(await visitor.signInByPasskey({}, client)).toMatchObject({ status: 200 })
  expect(await visitor.api('GET', 'inspiration-options/')).toMatchObject({
    body: { results: [{ name: 'Cat', imageURL: expect.stringContaining('/media/') as string }] },
  })
  expect(await visitor.api('GET', 'daily-todo-options/')).toMatchObject({
    body: {
      results: [
        {
          schedules: [{ from: '2026-01-05', schedule: { weekdays: [1] } }],
          archived: [{ from: '2026-03-02', until: null }],
        },
      ],
    },
  })
})

test('data that is there already is left alone', async () => {
  const { file } = await archived()
  const dataDir = temporaryFolder()
  await run(dataDir, '--import', file)
  const { code, output } = await run(dataDir, '--import', file)
  expect([code, output]).toEqual([1, expect.stringContaining('already contains data')])
})

const lines = (text: string) => text.trimEnd().split('\n')

test.each<[string, (all: string[]) => string[], RegExp]>([
  ['another file', () => ['{"kind":"recipe"}'], /line 1: this is not a Daymark export/],
  ['one that is cut off', (all) => all.slice(0, -1), /the archive is incomplete/],
  [
    'an unknown kind',
    ([head = '', ...rest]) => [head, '{"kind":"recipe","id":1}', ...rest],
    /line 2: the kind "recipe"/,
  ],
  [
    'a column that does not exist',
    ([head = '', one = '', ...rest]) => [head, one.replace('"username"', '"nickname"'), ...rest],
    /line 2: /,
  ],
  ['what refers to nothing', ([head = '', , ...rest]) => [head, ...rest], /line 2: .*FOREIGN KEY/],
])('%s changes nothing, and the message says where it is broken', async (_what, change, reason) => {
  const { file } = await archived()
  writeFileSync(file, gzipSync(`${change(lines(unpacked(file))).join('\n')}\n`))
  const dataDir = temporaryFolder()
  const { message } = await importData(dataDir, file).then(
    () => new Error('The archive was imported.'),
    (error: Error) => error,
  )
  expect(message).toMatch(reason)
  expect(message).toContain('Nothing was changed')
  expect(existsSync(path.join(dataDir, 'daymark.sqlite'))).toBe(false)
  expect(readdirSync(path.join(dataDir, 'uploads'))).toEqual([])
})

test('a file whose bytes end in the middle changes nothing', async () => {
  const { file } = await archived()
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  const dataDir = temporaryFolder()
  const { code, output } = await run(dataDir, '--import', file)
  expect([code, output]).toEqual([1, expect.stringContaining('Nothing was changed')])
  expect(existsSync(path.join(dataDir, 'daymark.sqlite'))).toBe(false)
})
