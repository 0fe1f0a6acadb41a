import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
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

test('an archive of an earlier version comes in, with a sign for each name that shows nothing', async () => {
  const dataDir = temporaryFolder()
  const file = path.join(import.meta.dirname, '../../testing/earlierArchive.jsonl.gz')
  const { code, output } = await run(dataDir, '--import', file)
  expect([code, output]).toEqual([0, expect.stringContaining('Imported 14 records')])
  expect(output).toContain('6 of them had a name or a text that shows nothing.')
  const visitor = new TestClient(await ownBackend({ dataDir }))
  visitor.resume(email)
  expect(await visitor.api('GET', 'daily-todo-options/')).toMatchObject({
    body: { results: [{ name: 'Walk' }, { name: '–', text: '–' }] },
  })
})

/** Returns the reason why a backend does not start on a data folder. */
const startOf = (dataDir: string) =>
  ownBackend({ dataDir }).then(
    () => 'It started.',
    ({ message }: Error) => message,
  )

test('an import that is killed at any of its steps starts nothing, and can be repeated', async () => {
  const { file } = await archived()
  const hook = pathToFileURL(path.join(import.meta.dirname, '../../testing/killAt.mjs')).href
  const outcomes: string[] = []
  for (let step = 1; ; step += 1) {
    const dataDir = temporaryFolder()
    const env = { NODE_OPTIONS: `--import ${hook}`, DAYMARK_KILL_AT: String(step) }
    const { child, exited } = await testProcess(dataDir, env, { flags: ['--import', file] })
    if ((await exited) === 0) break
    expect(child.signalCode, `step ${step}`).toBe('SIGKILL')
    const hasBegun = existsSync(path.join(dataDir, 'importing.sqlite'))
    const isThere = existsSync(path.join(dataDir, 'daymark.sqlite'))
    const copy = path.join(temporaryFolder(), 'copy')
    const attempts = hasBegun
      ? [await startOf(dataDir), (await run(dataDir, '--export', copy)).output]
      : []
    const refusal = expect.stringMatching(
      /^An import into .* was interrupted\. Run it again: npm start -- --import FILE/,
    ) as string
    expect(attempts, `step ${step}`).toEqual(attempts.map(() => refusal))
    if (!isThere) await importData(dataDir, file)
    outcomes.push(isThere ? 'whole' : hasBegun ? 'begun' : 'untouched')
    const again = path.join(temporaryFolder(), 'again.jsonl.gz')
    await run(dataDir, '--export', again)
    expect(unpacked(again), `step ${step}`).toBe(unpacked(file))
    const visitor = new TestClient(await ownBackend({ dataDir }))
    expect(visitor.resume(email), `step ${step}`).toBeUndefined()
  }
  expect(new Set(outcomes)).toEqual(new Set(['untouched', 'begun', 'whole']))
}, 120_000)

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
  [
    'what refers to nothing',
    ([head = '', , ...rest]) => [head, ...rest],
    /line 2: emailAddress: account 1 is not one that came before/,
  ],
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
