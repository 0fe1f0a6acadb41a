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
import { DatabaseSync } from 'node:sqlite'
import { imageFile, isImageName } from '../uploads/imageFiles.ts'
import { isWhole } from '../uploads/unknownFiles.ts'
import { databaseToCopy, filesIn, imagesFolder } from './dataFolder.ts'

/** How often the database is copied beside deletions of images, before changes have to wait for the copy. */
const freeRounds = 3

/** Milliseconds in which a change of the running program ends, and the copy can make the next ones wait. */
const lockTimeout = 10_000

/** Returns the folder with the images of a backup, next to its database. */
export function imagesOf(copy: string): string {
  return `${copy}-uploads`
}

/**
 * Copies the database of a data folder to a file, and its images to `<file>-uploads`, also while another process works
 * on it. The file appears last, when the copy is complete. An interrupted copy has no such file and does not block the
 * next one. Throws when there is nothing to copy, when a target exists, or when the database is damaged.
 */
export function backUp(dataDir: string, target: string): void {
  const source = databaseToCopy(dataDir, target)
  if (filesIn(imagesOf(target)).some((name) => !isImageName(name))) {
    throw new Error(`${imagesOf(target)} already exists and is of no backup. Choose another name.`)
  }
  const copy = `${target}.incomplete`
  const images = imagesOf(copy)
  const discard = () => {
    for (const file of [copy, images]) rmSync(file, { recursive: true, force: true })
  }
  discard()
  try {
    // A copy builds its own indexes, so it would not show damage in the old ones.
    requireSound(source)
    mkdirSync(images, { mode: 0o700 })
    // Images never change. They are copied before the database, for those deleted meanwhile, and after it, for new ones.
    copyImages(dataDir, images, filesIn(imagesFolder(dataDir)).filter(isWhole))
    const belonging = copyAsOne(source, dataDir, copy, images)
    for (const name of readdirSync(images)) {
      if (!belonging.has(name)) rmSync(imageFile(images, name))
    }
    requireSound(copy)
    flush(copy)
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

/**
 * Copies the database and the images that belong to it. Returns their names. An image that came after the first look
 * and was deleted before it was copied is missing: then the database is copied again, without it. One that is missing
 * twice in a row was lost before. When images are deleted all the time, changes wait for the last copy.
 */
function copyAsOne(source: string, dataDir: string, copy: string, images: string): Set<string> {
  function copyOnce() {
    rmSync(copy, { force: true })
    read(source, (connection) => connection.prepare('VACUUM INTO ?').run(copy))
    const belonging = imagesThatBelong(copy)
    copyImages(dataDir, images, belonging)
    const missing = [...belonging].filter((name) => !existsSync(imageFile(images, name)))
    return { belonging, missing }
  }

  let lost = new Set<string>()
  for (let round = 0; round < freeRounds; round += 1) {
    const { belonging, missing } = copyOnce()
    if (missing.every((name) => lost.has(name))) return belonging
    lost = new Set(missing)
  }
  return withoutChanges(source, () => copyOnce().belonging)
}

/** Works while no other process can change the database. A file of an image is deleted after the change that lets it go. */
function withoutChanges<Result>(file: string, work: () => Result): Result {
  const connection = new DatabaseSync(file, { timeout: lockTimeout })
  try {
    connection.exec('BEGIN IMMEDIATE')
    return work()
  } finally {
    connection.close()
  }
}

function imagesThatBelong(copy: string): Set<string> {
  const sql = 'SELECT uuid FROM file_uploads WHERE content_type IS NOT NULL'
  const rows = read(copy, (connection) => connection.prepare(sql).all()) as { uuid: string }[]
  return new Set(rows.map(({ uuid }) => uuid).filter(isImageName))
}

function read<Result>(file: string, act: (connection: DatabaseSync) => Result): Result {
  const connection = new DatabaseSync(file, { readOnly: true })
  try {
    return act(connection)
  } finally {
    connection.close()
  }
}

/** Copies the missing ones. People may delete some while it runs. */
function copyImages(dataDir: string, target: string, names: Iterable<string>): void {
  for (const name of names) {
    const copy = imageFile(target, name)
    if (existsSync(copy)) continue
    try {
      copyFileSync(imageFile(imagesFolder(dataDir), name), copy)
      flush(copy)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
