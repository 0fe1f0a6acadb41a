import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { imageTypeOf } from '@daymark/api/schemas'
import type { KindTables } from '../content/tables.ts'
import { kinds } from '../content/registry.ts'
import { planAllReminders } from '../reminders/plan.ts'
import { Database, type Value } from './database.ts'
import { claimDataFolder, databaseFile, filesIn, imagesFolder } from './dataFolder.ts'
import { migrate } from './migrate.ts'

interface ArchiveRecord {
  kind: string
  id: number
  account: number
  records?: number
  version?: number
  [member: string]: unknown
}

/** Members whose columns have other names. Every other member has the name of its column. */
const columnNames: Readonly<Record<string, string>> = {
  createdAt: 'created_at',
  timeZone: 'time_zone',
  passkeyHandle: 'passkey_handle',
  isVerified: 'verified',
  isPrimary: 'is_primary',
  credentialId: 'credential_id',
  publicKey: 'public_key',
  isPasswordless: 'is_passwordless',
  signCount: 'sign_count',
  lastUsedAt: 'last_used_at',
  fileName: 'file_name',
  module: 'module_id',
  option: 'option_id',
  image: 'image_id',
}

interface Place {
  table: string
  /** Whether its rows name their account. */
  isOwned: boolean
}

/** Where each kind of record belongs. */
const places = new Map<string, Place>([
  ['account', { table: 'users', isOwned: false }],
  ['emailAddress', { table: 'email_addresses', isOwned: true }],
  ['passkey', { table: 'passkeys', isOwned: true }],
  ['upload', { table: 'file_uploads', isOwned: true }],
  ...Object.entries(kinds).flatMap(([kind, { tables }]) => placesOf(kind, tables)),
  ['preferences', { table: 'preferences', isOwned: true }],
])

function placesOf(kind: string, tables: KindTables): [string, Place][] {
  const { modules, options, items, widgets } = tables
  return [
    [`${kind}Module`, { table: modules, isOwned: true }],
    [`${kind}Option`, { table: options, isOwned: false }],
    [`${kind}Widget`, { table: widgets, isOwned: false }],
    ...(items === undefined
      ? []
      : [[`${kind}Item`, { table: items, isOwned: false }] satisfies [string, Place]]),
  ]
}

/**
 * Fills an empty data folder with an archive, as docs/moving.md describes it. Returns the number of records. Throws for
 * an archive that is damaged or does not fit, names the line, and then leaves the folder as it was.
 */
export async function importData(dataDir: string, archive: string): Promise<number> {
  if (!existsSync(archive)) throw new Error(`${archive} does not exist.`)
  const release = claimDataFolder(dataDir)
  const images = path.join(dataDir, 'uploads-importing')
  const file = path.join(dataDir, 'importing.sqlite')
  const removeBoth = () => {
    rmSync(images, { recursive: true, force: true })
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  }
  try {
    if (existsSync(databaseFile(dataDir)) || filesIn(imagesFolder(dataDir)).length > 0)
      throw new Error(`${dataDir} already contains data. Set DATA_DIR to an empty folder.`)
    removeBoth()
    mkdirSync(images, { mode: 0o700 })
    const count = await fill(file, images, archive)
    rmSync(imagesFolder(dataDir), { recursive: true, force: true })
    renameSync(images, imagesFolder(dataDir))
    // Last: without its database the folder counts as incomplete.
    renameSync(file, databaseFile(dataDir))
    return count
  } finally {
    removeBoth()
    release()
  }
}

async function fill(file: string, images: string, archive: string): Promise<number> {
  const database = new Database(file)
  let number = 0
  let isWhole = false
  try {
    migrate(database)
    database.connection.exec('BEGIN')
    for await (const line of linesOf(archive)) {
      number += 1
      const record = JSON.parse(line) as ArchiveRecord
      if (number === 1) requireHeader(record)
      else if (record.kind === 'end') isWhole = record.records === number - 2
      else insert(database, images, record)
    }
    if (!isWhole) throw new Error('the archive is incomplete')
    planAllReminders(database, Date.now())
    database.connection.exec('COMMIT')
    database.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return number - 2
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${archive}, line ${number}: ${reason}. Nothing was changed.`, { cause: error })
  } finally {
    database.close()
  }
}

/** Returns the lines of a packed file. Throws where it is damaged or cut off. */
async function* linesOf(archive: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const source = pipeline(createReadStream(archive), unpacked)
  // The loop below throws the same error.
  source.catch(() => {})
  let begun = ''
  for await (const text of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
    const [first = '', ...others] = text.split('\n')
    const rest = others.pop()
    if (rest === undefined) {
      begun += first
      continue
    }
    yield begun + first
    yield* others
    begun = rest
  }
  if (begun !== '') yield begun
}

function requireHeader({ kind, version }: ArchiveRecord): void {
  if (kind !== 'daymark' || version !== 1)
    throw new Error('this is not a Daymark export, version 1')
}

function insert(database: Database, images: string, record: ArchiveRecord): void {
  const { kind, account, content, ...members } = record
  const place = places.get(kind)
  if (!place) throw new Error(`the kind ${JSON.stringify(kind)} is not known`)
  const row = Object.fromEntries(Object.entries(members).map(column))
  if (place.isOwned) row['user_id'] = account
  if (kind === 'upload' && typeof content === 'string') {
    Object.assign(row, keepImage(images, String(members['uuid']), content))
  }
  if (typeof row['image_id'] === 'number')
    database.run('UPDATE file_uploads SET attached = 1 WHERE id = ?', row['image_id'])
  database.insert(place.table, row)
}

/** Returns a member as the database has it: truth values are 0 and 1, keys are bytes. */
function column([name, value]: [string, unknown]): [string, Value] {
  if (!/^[a-z]+$/i.test(name)) throw new Error(`the member ${JSON.stringify(name)} is not known`)
  const key = columnNames[name] ?? name
  if (key === 'public_key') return [key, Buffer.from(String(value), 'base64url')]
  if (key === 'document' || ((key === 'schedules' || key === 'archived') && value !== null))
    return [key, JSON.stringify(value)]
  if (key === 'passkey_handle') return [key, Buffer.from(String(value), 'base64url').toString()]
  return [key, typeof value === 'boolean' ? Number(value) : (value as Value)]
}

function keepImage(folder: string, uuid: string, content: string) {
  if (!/^[0-9a-f-]{36}$/.test(uuid)) throw new Error('an image has no UUID')
  const bytes = Buffer.from(content, 'base64')
  writeFileSync(path.join(folder, uuid), bytes, { mode: 0o600, flush: true })
  return { content_type: imageTypeOf(bytes) ?? 'application/octet-stream', size: bytes.length }
}
