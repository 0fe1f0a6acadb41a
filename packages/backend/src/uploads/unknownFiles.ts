import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile, filesIn, imagesFolder } from '../database/dataFolder.ts'
import type { Services } from '../services.ts'
import { imageFile } from './imageFiles.ts'
import { findUpload, uploadFile } from './uploads.ts'

/** Milliseconds for which an unknown file is kept, in case the database is wrong. */
const minimumAge = 24 * 3_600_000

const incoming = 'incoming-'

/** Returns the name under which a file arrives, until it is whole. */
export function incomingName(uuid: string): string {
  return `${incoming}${uuid}`
}

export function isWhole(name: string): boolean {
  return !name.startsWith(incoming)
}

/**
 * Throws when there are images and a database without accounts: then the database was lost, and tidying up would
 * delete the images as well.
 */
export function refuseImagesWithoutDatabase(dataDir: string): void {
  const images = filesIn(imagesFolder(dataDir)).filter(isWhole)
  if (images.length === 0 || knowsSomebody(databaseFile(dataDir))) return
  throw new Error(
    `${imagesFolder(dataDir)} holds ${images.length} images, but ${databaseFile(dataDir)} is missing or empty. ` +
      'Restore a backup (npm start -- --restore FILE --force), or move the images elsewhere to start afresh.',
  )
}

/**
 * Tidies the folder of images at the start: incomplete files of a process that was killed are deleted, files
 * without a row in the database move to a folder of their own.
 */
export function sortFiles(services: Services): void {
  const { settings, database, clock } = services
  const aside = asideFolder(services)
  for (const name of filesIn(imagesFolder(settings.dataDir))) {
    const file = uploadFile(services, name)
    if (!isWhole(name)) rmSync(file, { force: true })
    else if (!findUpload(database, name)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 })
      renameSync(file, imageFile(aside, name))
      const now = clock.now() / 1000
      utimesSync(imageFile(aside, name), now, now)
      services.log.warn({ folder: aside }, 'moved aside an image without a database row')
    }
  }
}

/** Ends the wait of what was moved aside: what a row knows again comes back, the rest goes after a day. */
export function sortAside(services: Services): void {
  const aside = asideFolder(services)
  for (const name of filesIn(aside)) {
    const file = imageFile(aside, name)
    const since = statSync(file).mtimeMs
    if (findUpload(services.database, name)) renameSync(file, uploadFile(services, name))
    else if (since < services.clock.now() - minimumAge) rmSync(file, { force: true })
  }
}

// Inside the folder of images, which may be a disk of its own: a file cannot be renamed to another disk.
function asideFolder({ settings }: Services): string {
  return path.join(imagesFolder(settings.dataDir), 'unknown')
}

function knowsSomebody(file: string): boolean {
  if (!existsSync(file)) return false
  const connection = new DatabaseSync(file)
  try {
    const table = connection.prepare("SELECT 1 FROM sqlite_master WHERE name = 'users'").get()
    return table !== undefined && connection.prepare('SELECT 1 FROM users').get() !== undefined
  } catch (cause) {
    const advice = 'Restore a backup: npm start -- --restore FILE --force.'
    throw new Error(`${file} is damaged: ${(cause as Error).message}. ${advice}`, { cause })
  } finally {
    connection.close()
  }
}
