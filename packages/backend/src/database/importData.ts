import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { imageTypeOf, maximumImageBytes, type Preferences } from '@daymark/api/schemas'
import { existingPreferences } from '../content/preferences.ts'
import type { KindTables } from '../content/tables.ts'
import { kinds } from '../content/registry.ts'
import { planAllReminders } from '../reminders/plan.ts'
import { imageFault } from '../uploads/imageFault.ts'
import { imageFile } from '../uploads/imageFiles.ts'
import { linesOf } from './archiveLines.ts'
import { type ArchiveRecord, checkRecord, columnsOf, parseLine } from './archiveRecords.ts'
import { Database } from './database.ts'
import {
  claimDataFolder,
  databaseFile,
  filesIn,
  imagesFolder,
  importingFile,
  importingImages,
  interruptedImport,
} from './dataFolder.ts'
import { migrate } from './migrate.ts'

interface Place {
  table: string
  /** The tables of its kind of module, for what belongs to a module and does not name its account. */
  within?: KindTables
}

/** What an import brought in. */
export interface Imported {
  records: number
  /** How many of them had a name or a text that shows nothing, which was replaced. */
  repaired: number
}

/** Where each kind of record belongs. */
const places = new Map<string, Place>([
  ['account', { table: 'users' }],
  ['emailAddress', { table: 'email_addresses' }],
  ['passkey', { table: 'passkeys' }],
  ['upload', { table: 'file_uploads' }],
  ...Object.entries(kinds).flatMap(([kind, { tables }]) => placesOf(kind, tables)),
  ['preferences', { table: 'preferences' }],
])

function placesOf(kind: string, tables: KindTables): [string, Place][] {
  const { modules, options, items, widgets } = tables
  return [
    [`${kind}Module`, { table: modules }],
    [`${kind}Option`, { table: options, within: tables }],
    [`${kind}Widget`, { table: widgets, within: tables }],
    ...(items === undefined
      ? []
      : [[`${kind}Item`, { table: items, within: tables }] satisfies [string, Place]]),
  ]
}

/**
 * Fills an empty data folder with an archive, as docs/moving.md describes it. Throws for an archive that is damaged or does
 * not fit, names the line, and then leaves the folder as it was. An import that was killed is repeated by the next one;
 * until then nothing else uses the data folder.
 */
export async function importData(dataDir: string, archive: string): Promise<Imported> {
  if (!statSync(archive, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${archive} does not exist, or is not a file.`)
  const release = claimDataFolder(dataDir)
  const [file, images] = [importingFile(dataDir), importingImages(dataDir)]
  // The database is removed last: while it is there, the folder counts as that of an interrupted import.
  const removeBoth = () => {
    rmSync(images, { recursive: true, force: true })
    for (const suffix of ['-wal', '-shm', '']) rmSync(file + suffix, { force: true })
  }
  try {
    const isOccupied = filesIn(imagesFolder(dataDir)).length > 0 && !interruptedImport(dataDir)
    if (existsSync(databaseFile(dataDir)) || isOccupied)
      throw new Error(`${dataDir} already contains data. Set DATA_DIR to an empty folder.`)
    // Those of the interrupted import, which began with an empty folder.
    for (const name of filesIn(imagesFolder(dataDir)))
      rmSync(imageFile(imagesFolder(dataDir), name))
    removeBoth()
    const imported = await fill(file, images, archive)
    rmSync(imagesFolder(dataDir), { recursive: true, force: true })
    renameSync(images, imagesFolder(dataDir))
    // Last: without its database the folder counts as incomplete.
    renameSync(file, databaseFile(dataDir))
    return imported
  } finally {
    removeBoth()
    release()
  }
}

async function fill(file: string, images: string, archive: string): Promise<Imported> {
  const database = new Database(file)
  // The lines that fit so far. The one after them is the one that an error is about.
  let lines = 0
  let isWhole = false
  let repaired = 0
  try {
    mkdirSync(images, { mode: 0o700 })
    migrate(database)
    database.connection.exec('BEGIN')
    for await (const line of linesOf(archive)) {
      if (isWhole) throw new Error('this line comes after the end')
      const given = parseLine(line)
      if (lines === 0) requireHeader(given)
      else if (given['kind'] === 'end') isWhole = requireEnd(given, lines - 1)
      else if (await bring(database, images, given)) repaired += 1
      lines += 1
    }
    if (!isWhole) throw new Error('the archive is incomplete')
    planAllReminders(database, Date.now())
    database.connection.exec('COMMIT')
    database.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return { records: lines - 2, repaired }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${archive}, line ${lines + 1}: ${reason}. Nothing was changed.`, {
      cause: error,
    })
  } finally {
    database.close()
  }
}

function requireHeader({ kind, version }: Record<string, unknown>): void {
  if (kind !== 'daymark' || version !== 1)
    throw new Error('this is not a Daymark export, version 1')
}

function requireEnd({ records }: Record<string, unknown>, count: number): true {
  if (records === count) return true
  throw new Error(
    `the archive is incomplete: ${count} records instead of ${JSON.stringify(records)}`,
  )
}

/** Inserts a record. Returns whether it was repaired. Throws if it does not fit. */
async function bring(database: Database, images: string, given: Record<string, unknown>) {
  const isUpload = given['kind'] === 'upload'
  const { content, ...members } = given
  const { record, isRepaired } = checkRecord(isUpload ? members : given)
  const { kind, id, account } = record
  const place = places.get(kind)
  if (!place) throw new Error(`the kind ${JSON.stringify(kind)} is not known`)
  if (kind === 'account' && account !== id) throw new Error('account: id and account differ')
  if (kind !== 'account') requireReferences(database, record, place)
  if (kind === 'preferences') {
    const document = record['document'] as Preferences
    record['document'] = existingPreferences({ database, userId: account }, document)
  }
  const row = columnsOf(record, kind !== 'account' && place.within === undefined)
  if (isUpload && content !== null)
    Object.assign(row, await keepImage(images, String(record['uuid']), content))
  if (typeof row['image_id'] === 'number')
    database.run('UPDATE file_uploads SET attached = 1 WHERE id = ?', row['image_id'])
  database.insert(place.table, row)
  return isRepaired
}

/** Throws unless what a record refers to came before it and belongs to the same account. */
function requireReferences(
  database: Database,
  { kind, account, module, option, image }: ArchiveRecord,
  { within }: Place,
): void {
  function require(member: string, table: string, number: unknown, owner: [string, unknown]) {
    const sql = `SELECT 1 FROM ${table} WHERE id = ? AND ${owner[0]} = ?`
    if (!database.get(sql, Number(number), Number(owner[1])))
      throw new Error(`${kind}: ${member} ${String(number)} is not one that came before`)
  }
  require('account', 'users', account, ['id', account])
  if (within) require('module', within.modules, module, ['user_id', account])
  if (within && option !== undefined)
    require('option', within.options, option, ['module_id', module])
  if (typeof image === 'number') require('image', 'file_uploads', image, ['user_id', account])
}

/** Writes an image, with the checks that an upload has. Returns its columns. */
async function keepImage(folder: string, uuid: string, content: unknown) {
  const bytes = Buffer.from(String(content), 'base64')
  if (bytes.toString('base64') !== content) throw new Error('upload: content is not base64')
  if (bytes.length > maximumImageBytes) throw new Error('upload: the image is too big')
  const type = imageTypeOf(bytes)
  if (!type) throw new Error('upload: content is not an image')
  const file = imageFile(folder, uuid)
  if (existsSync(file)) throw new Error('upload: this uuid came before')
  writeFileSync(file, bytes, { mode: 0o600, flush: true })
  const fault = await imageFault(file, type)
  if (fault === 'too_many_pixels') throw new Error('upload: the image has too many pixels')
  if (fault) throw new Error('upload: content is not an image')
  return { content_type: type, size: bytes.length }
}
