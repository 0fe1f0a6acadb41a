import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { png } from './images.ts'
import { temporaryFolder } from './testBackend.ts'

/** A line of an archive, before it is JSON. */
export interface Line {
  kind: string
  [member: string]: unknown
}

export const imageUuid = '7d4b1c1e-5f0d-4f4c-9a53-0d1b2c3d4e5f'

const createdAt = 1_795_000_000_000

/** Returns the records of two accounts. The first has a bit of everything, the second an image. */
export function archivedRecords(): Line[] {
  const upload = {
    kind: 'upload',
    fileName: 'cat.png',
    createdAt,
    content: Buffer.from(png).toString('base64'),
  }
  return [
    account(1, 'anna'),
    account(2, 'bert'),
    address(1, 'anna@example.com'),
    address(2, 'bert@example.com'),
    {
      kind: 'passkey',
      id: 1,
      name: 'My phone',
      credentialId: 'dZbaGi0Jd459FI_qdPhWKD-ZnwwMn6nYjWBINes1yik',
      publicKey:
        'pQECAyYgASFYIO4gQZmAyKBoTRRA-ZsC-spMLCL5Iem8V-77v3gcyTyiIlggXKeJKKjV6hr2dKDlLXhPobIgmaZ6_ddhPvaLUxsFeac',
      isPasswordless: true,
      signCount: 0,
      createdAt,
      lastUsedAt: null,
    },
    { ...upload, id: 1, uuid: imageUuid },
    { ...upload, id: 2, account: 2, uuid: imageUuid.replace('7', '8') },
    { kind: 'dailyTodosModule', id: 1, createdAt, name: 'Health' },
    {
      kind: 'dailyTodosOption',
      id: 1,
      module: 1,
      name: 'Walk',
      text: 'Go',
      schedules: [{ from: '2026-03-02', schedule: { weekdays: [1, 3] } }],
      archived: [{ from: '2026-03-02', until: '2026-03-09' }],
    },
    {
      kind: 'dailyTodosItem',
      id: 1,
      module: 1,
      option: 1,
      date: '2026-01-15',
      status: 'done',
      note: 'With Bert',
    },
    { kind: 'dailyTodosWidget', id: 1, module: 1, name: 'Morning' },
    { kind: 'inspirationModule', id: 1, createdAt, name: 'Art' },
    {
      kind: 'inspirationOption',
      id: 1,
      module: 1,
      name: 'Cat',
      type: 'image',
      text: null,
      image: 1,
    },
    { kind: 'inspirationItem', id: 1, module: 1, option: 1, date: '2026-01-15' },
    { kind: 'inspirationWidget', id: 1, module: 1, name: 'Art' },
    {
      kind: 'preferences',
      id: 1,
      document: {
        dayBegins: 'local-4',
        streaks: 'hidden',
        unfolded: { day: '2026-01-15', modules: [1] },
        cards: { dailyTodos: [1], inspiration: [1] },
        rows: { '1': [1] },
        hues: { '1': 'sea' },
        timeZone: 'Europe/Amsterdam',
        reminders: { '1': { time: '08:30', weekdays: [1, 2] } },
      },
    },
  ].map((record) => ({ account: 1, ...record }))
}

function account(id: number, username: string): Line {
  return {
    kind: 'account',
    id,
    account: id,
    username,
    language: 'en-GB',
    timeZone: 'Europe/Amsterdam',
    passkeyHandle: Buffer.from(username).toString('base64url'),
    createdAt,
  }
}

function address(id: number, email: string): Line {
  return { kind: 'emailAddress', id, account: id, email, isVerified: true, isPrimary: true }
}

/** Returns the records between the first and the last line of an archive. */
export function wholeArchive(records: readonly unknown[]): unknown[] {
  return [{ kind: 'daymark', version: 1 }, ...records, { kind: 'end', records: records.length }]
}

/** Writes lines into an archive, and returns its name. It is deleted after the test. */
export function writeArchive(lines: readonly unknown[]): string {
  const file = path.join(temporaryFolder(), 'daymark.jsonl.gz')
  writeFileSync(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')))
  return file
}
