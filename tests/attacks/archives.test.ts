import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { backUp } from '../../packages/backend/src/database/backup.ts'
import { databaseFile } from '../../packages/backend/src/database/dataFolder.ts'
import { importData } from '../../packages/backend/src/database/importData.ts'
import {
  archivedRecords,
  imageUuid,
  type Line,
  wholeArchive,
  writeArchive,
} from '../../packages/backend/testing/archives.ts'
import { ownBackend, temporaryFolder } from '../../packages/backend/testing/testBackend.ts'
import { TestClient } from '../../packages/backend/testing/testClient.ts'
import { testProcess } from '../../packages/backend/testing/testProcess.ts'

const anna = 'anna@example.com'

/** Imports lines into a new data folder. Returns the folder, and the message of a refusal. */
async function imported(lines: readonly unknown[]) {
  const dataDir = path.join(temporaryFolder(), 'data')
  const refusal = await importData(dataDir, writeArchive(lines)).then(
    () => undefined,
    ({ message }: Error) => message,
  )
  return { dataDir, refusal }
}

/** Returns a PNG of 900 million pixels in a few bytes, as base64. */
function hugeImage(): string {
  const image = Buffer.alloc(100)
  image.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  for (const at of [16, 20]) image.writeUInt32BE(30_000, at)
  return image.toString('base64')
}

/** Returns the records with other members in the first one of a kind, and the number of its line. */
function changed(kind: string, members: object) {
  const records = archivedRecords()
  const index = records.findIndex((record) => record.kind === kind)
  records[index] = { ...(records[index] as Line), ...members }
  return { lines: wholeArchive(records), line: index + 2 }
}

test.each(['../../x/victim.txt', '../daymark.sqlite', '..', 'x/../../y', 'victim.txt', '..\\x'])(
  'an archive with an image called %s is refused with its line',
  async (uuid) => {
    for (const content of [null, 'iVBORw0KGgo=']) {
      const { lines, line } = changed('upload', { uuid, content })
      expect((await imported(lines)).refusal).toContain(`line ${line}: upload: uuid does not fit`)
    }
  },
)

test('rows that name files outside the folder of images delete and show no such file', async () => {
  const folder = temporaryFolder()
  const [dataDir, victim] = [path.join(folder, 'data'), path.join(folder, 'victim.txt')]
  writeFileSync(victim, 'precious')
  await importData(dataDir, writeArchive(wholeArchive(archivedRecords())))
  const database = new DatabaseSync(databaseFile(dataDir))
  const insertion = database.prepare(
    `INSERT INTO file_uploads (user_id, created_at, uuid, file_name, content_type, size)
     VALUES (1, 0, ?, 'x', 'image/png', NULL)`,
  )
  for (const uuid of ['../../victim.txt', '../daymark.sqlite', '..']) insertion.run(uuid)
  database.close()
  const copy = path.join(folder, 'copies', 'copy.sqlite')
  mkdirSync(path.dirname(copy))
  backUp(dataDir, copy)
  expect(readdirSync(path.dirname(copy))).toEqual(['copy.sqlite', 'copy.sqlite-uploads'])

  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.resume(anna)
  expect((await client.call('GET', '/media/..%2F..%2Fvictim.txt/x')).status).toBe(404)
  await backend.stop()
  expect([existsSync(victim), existsSync(databaseFile(dataDir))]).toEqual([true, true])
})

test.each<[string, string, object]>([
  ['a schedule that is none', 'dailyTodosOption', { schedules: { a: 1 } }],
  ['a number as schedules', 'dailyTodosOption', { schedules: 5 }],
  [
    'a ninth day of the week',
    'dailyTodosOption',
    {
      schedules: [{ from: '2026-01-01', schedule: { weekdays: [9] } }],
    },
  ],
  ['an id beyond all numbers', 'dailyTodosModule', { id: 2 ** 53 }],
  ['an id that leaves no next one', 'dailyTodosWidget', { id: 2 ** 53 - 1 }],
  ['an order that is a number', 'preferences', { document: { rows: { '1': 5 } } }],
  ['cards that are null', 'preferences', { document: { cards: null } }],
  ['a day that never begins', 'preferences', { document: { dayBegins: 'local-banana' } }],
  ['a zone on Mars', 'preferences', { document: { timeZone: 'Mars/Olympus' } }],
  ['an account on Mars', 'account', { timeZone: 'Mars/Olympus' }],
  [
    'a reminder without days',
    'preferences',
    {
      document: { reminders: { '1': { time: '08:30', weekdays: [] } } },
    },
  ],
  ['a long name', 'dailyTodosModule', { name: 'x'.repeat(5000) }],
  ['an empty name', 'dailyTodosModule', { name: '' }],
  ['U+0000 in a name', 'dailyTodosModule', { name: 'x\0y' }],
  ['U+0000 as a name', 'dailyTodosModule', { name: '\0' }],
  ['a date that is a fruit', 'dailyTodosItem', { date: 'banana' }],
  ['a long note', 'dailyTodosItem', { note: 'x'.repeat(100_000) }],
  ['an image of 12 MB', 'upload', { content: Buffer.alloc(12_000_000).toString('base64') }],
  ['an image that is none', 'upload', { content: Buffer.from('GIF of a cat').toString('base64') }],
  ['an image of 900 million pixels', 'upload', { content: hugeImage() }],
  ['a time after all years', 'dailyTodosModule', { createdAt: 9e15 }],
  ['the image of another account', 'inspirationOption', { image: 2 }],
  ['the module of another account', 'dailyTodosOption', { account: 2 }],
  ['a thought without its text', 'inspirationOption', { type: 'text' }],
  ['a member that is unknown', 'dailyTodosWidget', { deleted: 1 }],
])('an archive with %s is refused with its line', async (_what, kind, members) => {
  const { lines, line } = changed(kind, members)
  const { refusal } = await imported(lines)
  expect(refusal).toMatch(new RegExp(`, line ${line}: ${kind}: .*\\. Nothing was changed\\.$`))
})

test.each<[string, unknown]>([
  ['null', null],
  ['a list', []],
  ['a number', 5],
])('a line that is %s is refused with its number', async (_what, value) => {
  const { refusal } = await imported([{ kind: 'daymark', version: 1 }, value])
  expect(refusal).toContain('line 2: this line is not a record')
  expect((await imported([value])).refusal).toContain('line 1: this line is not a record')
})

test('records after the end are refused', async () => {
  const lines = wholeArchive(archivedRecords())
  const { refusal } = await imported([...lines, archivedRecords()[0]])
  expect(refusal).toContain(`line ${lines.length + 1}: this line comes after the end`)
})

test('a line of 700 MB is refused with its line and without its memory', async () => {
  const archive = path.join(temporaryFolder(), 'bomb.jsonl.gz')
  const part = Buffer.alloc(1_000_000, 'x')
  function* bomb() {
    yield '{"kind":"daymark","version":1}\n{"kind":"'
    for (let index = 0; index < 700; index += 1) yield part
  }
  await pipeline(Readable.from(bomb()), createGzip({ level: 1 }), createWriteStream(archive))
  const env = { NODE_OPTIONS: '--max-old-space-size=96' }
  const { exited, output } = await testProcess(temporaryFolder(), env, {
    flags: ['--import', archive],
  })
  expect([await exited, output()]).toEqual([
    1,
    expect.stringContaining('line 2: the line is too long. Nothing was changed.'),
  ])
})

/** What a member may be instead. The first one leaves it out. */
const values: readonly unknown[] = [
  undefined,
  null,
  -1,
  0,
  2 ** 52,
  '',
  'x\0',
  '\u2060',
  '\uD800',
  'x'.repeat(300),
  [null],
  { a: { b: 1 } },
]

const reads = [
  'widgets/',
  'account/',
  'preferences/',
  'daily-todos-modules/',
  'daily-todo-options/',
  'daily-todo-items/',
  'daily-todos-widgets/',
  'inspiration-modules/',
  'inspiration-options/',
  'inspiration-items/',
  'inspiration-widgets/',
]

/** Returns what a backend on a data folder answers with a 5xx. */
async function failuresOf(dataDir: string): Promise<string[]> {
  const backend = await ownBackend({ dataDir })
  const client = new TestClient(backend)
  client.resume(anna)
  const failures: string[] = []
  const note = (what: string, { status }: { status: number }) => {
    if (status >= 500) failures.push(`${what}: ${status}`)
  }
  for (const address of reads) note(address, await client.api('GET', address))
  for (const address of ['auth/session', 'account/email', 'account/authenticators'])
    note(address, await client.allauth('GET', address))
  note('PATCH', await client.api('PATCH', 'preferences/', { streaks: 'shown' }))
  for (const address of ['daily-todos-modules/', 'inspiration-modules/']) {
    note(`POST ${address}`, await client.api('POST', address, { name: 'New' }))
  }
  await backend.stop()
  return failures
}

/** The first record of each kind, and its place. */
const firstOnes = [...new Set(archivedRecords().map(({ kind }) => kind))].map((kind) => {
  return [kind, archivedRecords().findIndex((record) => record.kind === kind)] as const
})

test.each(firstOnes)(
  'whatever is in %s is taken and served, or refused with its line',
  async (_kind, index) => {
    const record = archivedRecords()[index]
    for (const member of Object.keys(record ?? {})) {
      for (const value of values) {
        const records = archivedRecords()
        records[index] = { ...(record as Line), [member]: value }
        const { dataDir, refusal } = await imported(wholeArchive(records))
        const what = `${member}: ${JSON.stringify(value)}`
        const isNamed = /, line \d+: .*\. Nothing was changed\.$/.test(refusal ?? '')
        const failures = refusal === undefined ? await failuresOf(dataDir) : []
        expect([what, refusal === undefined || isNamed, failures]).toEqual([what, true, []])
      }
    }
  },
  240_000,
)

test('the records that these tests change are a whole archive', async () => {
  const { dataDir, refusal } = await imported(wholeArchive(archivedRecords()))
  expect([refusal, await failuresOf(dataDir)]).toEqual([undefined, []])
  expect(readdirSync(path.join(dataDir, 'uploads'))).toContain(imageUuid)
})
