import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isWhole } from '../uploads/unknownFiles.ts'
import { databaseFile, filesIn, imagesFolder } from './dataFolder.ts'

/** Where the images of a copy lie, beside its database. */
export function imagesOf(copy: string): string {
  return `${copy}-uploads`
}

/**
 * Copies the database of a data folder to a file, and its images to `<file>-uploads`, also while
 * another process works on it. The file appears at the very end, when everything is in place: a copy
 * that broke off has no such file and is no hindrance to the next. Throws when there is nothing to copy,
 * something in the way, or the database is damaged.
 */
export function backUp(dataDir: string, target: string): void {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}.`)
  if (existsSync(target)) throw new Error(`${target} is already there; choose another name.`)
  const copy = `${target}.incomplete`
  const images = imagesOf(copy)
  const discard = () => {
    for (const file of [copy, images]) rmSync(file, { recursive: true, force: true })
  }
  discard()
  try {
    mkdirSync(images, { mode: 0o700 })
    // Images never change. They are copied before the database, for those deleted meanwhile, and after it, for new ones.
    copyImages(dataDir, images, filesIn(imagesFolder(dataDir)).filter(isWhole))
    copyDatabase(source, copy)
    const belonging = imagesThatBelong(copy)
    copyImages(dataDir, images, belonging)
    for (const name of readdirSync(images)) {
      if (!belonging.has(name)) rmSync(path.join(images, name))
    }
    rmSync(imagesOf(target), { recursive: true, force: true })
    renameSync(images, imagesOf(target))
    renameSync(copy, target)
  } catch (error) {
    discard()
    throw error
  }
}

/** Throws unless a file is a database of Daymark without damage. */
export function requireSound(file: string): void {
  read(file, (connection) => {
    try {
      const result = connection.prepare('PRAGMA integrity_check(1)').get() as Record<string, string>
      if (result['integrity_check'] !== 'ok') throw new Error(result['integrity_check'])
      connection.prepare('SELECT 1 FROM users').get()
    } catch (cause) {
      const { message } = cause as Error
      throw new Error(`The database ${file} is damaged: ${message}`, { cause })
    }
  })
}

/** Makes sure that a file is on the disk. */
export function flush(file: string): void {
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

function copyDatabase(source: string, copy: string): void {
  // A copy leaves out the indexes and makes them anew, so it would not show their damage.
  requireSound(source)
  read(source, (connection) => connection.prepare('VACUUM INTO ?').run(copy))
  requireSound(copy)
  flush(copy)
}

function imagesThatBelong(copy: string): Set<string> {
  const sql = 'SELECT uuid FROM file_uploads WHERE content_type IS NOT NULL'
  const rows = read(copy, (connection) => connection.prepare(sql).all()) as { uuid: string }[]
  return new Set(rows.map(({ uuid }) => uuid))
}

function read<Result>(file: string, act: (connection: DatabaseSync) => Result): Result {
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    return act(connection)
  } finally {
    connection.close()
  }
}

/** Copies those that are not there yet. Whoever uses Daymark meanwhile may delete some. */
function copyImages(dataDir: string, target: string, names: Iterable<string>): void {
  for (const name of names) {
    const copy = path.join(target, name)
    if (existsSync(copy)) continue
    try {
      copyFileSync(path.join(imagesFolder(dataDir), name), copy)
      flush(copy)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
