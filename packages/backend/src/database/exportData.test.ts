import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testedKinds } from '../../testing/kinds/index.ts'
import { makeModule } from '../../testing/kinds/testedKind.ts'
import { ownBackend, signedIn, temporaryFolder } from '../../testing/testBackend.ts'
import { testProcess } from '../../testing/testProcess.ts'

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

interface Line {
  kind: string
  id: number
  account: number
  [member: string]: unknown
}

async function exportFrom(dataDir: string, file: string) {
  const { exited, output } = await testProcess(dataDir, {}, { flags: ['--export', file] })
  return { code: await exited, output: output() }
}

const read = (file: string) =>
  gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

test('an export has everything of all accounts in one file, while Daymark is running', async () => {
  const dataDir = temporaryFolder()
  const { test: control } = await ownBackend({ dataDir })
  const email = 'anna@example.com'
  const { id } = control.createPerson({ email })
  control.seed(email, {
    dailyTodos: [
      {
        name: 'Health',
        widgets: ['Morning'],
        options: [{ name: 'Walk', text: 'Go', items: { '2026-01-15': 'done' } }],
      },
    ],
    inspiration: [
      {
        name: 'Art',
        widgets: ['Art'],
        options: [
          { name: 'Cat', image: { fileName: 'cat.png', data: pixel }, days: ['2026-01-15'] },
        ],
      },
    ],
  })
  const file = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  const { code, output } = await exportFrom(dataDir, file)
  expect([code, output]).toEqual([0, expect.stringContaining('11 records')])

  const lines = read(file)
  expect(lines[0]).toEqual({ kind: 'daymark', version: 1 })
  expect(lines.at(-1)).toEqual({ kind: 'end', records: 11 })
  const records = lines.slice(1, -1)
  expect(records.every(({ account }) => account === id)).toBe(true)
  expect(records.map(({ kind }) => kind)).toEqual([
    'account',
    'emailAddress',
    'upload',
    'dailyTodosModule',
    'dailyTodosOption',
    'dailyTodosItem',
    'dailyTodosWidget',
    'inspirationModule',
    'inspirationOption',
    'inspirationItem',
    'inspirationWidget',
  ])
  const of = (kind: string) => records.find((record) => record.kind === kind)
  expect(of('emailAddress')).toMatchObject({ email, isVerified: true, isPrimary: true })
  expect(of('dailyTodosItem')).toMatchObject({ date: '2026-01-15', status: 'done' })
  expect(of('upload')).toMatchObject({ fileName: 'cat.png', content: pixel })
  expect(of('inspirationOption')).toMatchObject({ type: 'image', image: of('upload')?.id })
})

test('an export has the modules, options, items and widgets of every kind', async () => {
  const dataDir = temporaryFolder()
  const { client } = await signedIn({ dataDir })
  const contents = { name: 'Health', options: ['Walk'], widgets: ['Today'], itemOn: '2026-01-15' }
  for (const kind of testedKinds) {
    await makeModule(kind, contents, (path, body) => client.create(path, body))
  }
  const file = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  await exportFrom(dataDir, file)

  const records = read(file)
  for (const { kind, option, nouns } of testedKinds) {
    const ofKind = (what: string) => records.filter((record) => record.kind === kind + what)
    expect(ofKind('Module')).toMatchObject([{ name: 'Health' }])
    expect(ofKind('Option')).toMatchObject([{ name: 'Walk', ...option }])
    expect(ofKind('Item')).toHaveLength(nouns.item ? 1 : 0)
    expect(ofKind('Widget')).toMatchObject([{ name: 'Today' }])
  }
})

test('an export overwrites nothing, and without data it says so', async () => {
  const folder = temporaryFolder()
  const there = path.join(folder, 'there')
  await ownBackend({ dataDir: folder })
  expect((await exportFrom(folder, there)).code).toBe(0)
  const again = await exportFrom(folder, there)
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('already exists')])
  const empty = await exportFrom(temporaryFolder(), path.join(folder, 'other'))
  expect([empty.code, empty.output]).toEqual([1, expect.stringContaining('no database')])
})

test('reading and writing continue during an export of ten thousand items', async () => {
  const dataDir = temporaryFolder()
  const { backend, client } = await signedIn({ dataDir })
  const email = 'anna@example.com'
  const days = Array.from({ length: 10_000 }, (_, index) =>
    new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const items = Object.fromEntries(days.map((day) => [day, 'done' as const]))
  const option = { name: 'Walk', text: 'Go', items }
  backend.test.seed(email, { dailyTodos: [{ name: 'Health', widgets: [], options: [option] }] })
  const file = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  const over = new AbortController()
  const exporting = exportFrom(dataDir, file).finally(() => over.abort())
  let [longest, written] = [0, 0]
  do {
    const since = performance.now()
    await client.create('daily-todos-modules/', { name: `Module ${written}` })
    expect(await client.api('GET', 'widgets/')).toMatchObject({ status: 200 })
    longest = Math.max(longest, performance.now() - since)
    written += 1
  } while (!over.signal.aborted)
  expect(await exporting).toMatchObject({ code: 0 })
  expect(read(file).filter(({ kind }) => kind.endsWith('Item'))).toHaveLength(10_000)
  expect(longest).toBeLessThan(4000)
})
