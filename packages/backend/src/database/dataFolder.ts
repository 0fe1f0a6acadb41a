import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isLocked } from './database.ts'

/** The files that a data folder may have. Those that a stopped process left half written are among them. */
const files = [
  'daymark.lock',
  ...['daymark', 'importing'].flatMap((name) =>
    ['', '-wal', '-shm'].map((suffix) => `${name}.sqlite${suffix}`),
  ),
  'restoring.sqlite',
  ...['secret', 'push'].flatMap((name) => [`${name}.key`, `${name}.key.new`]),
]

const advice = 'Run Daymark as its owner, or set DATA_DIR to another folder.'

/** Milliseconds to wait for a process that is ending, as at a restart. */
const busyTimeout = 5000

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'daymark.sqlite')
}

export function imagesFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads')
}

/** The end of the name of a folder that a restore fills, until the restore is complete. */
export const interruptedSuffix = '.interrupted'

/** Returns the folder with the previous data of an interrupted restore, if it exists. */
export function interruptedRestore(dataDir: string): string | undefined {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  const name = names.find(
    (one) => one.startsWith('before-restore-') && one.endsWith(interruptedSuffix),
  )
  return name === undefined ? undefined : path.join(dataDir, name)
}

/**
 * Throws when a restore was interrupted: the folder then holds neither the previous data nor the complete copy. Throws when an
 * import was interrupted: the folder is empty then, and would count as full once Daymark has run.
 */
export function refuseInterrupted(dataDir: string): void {
  if (interruptedImport(dataDir)) {
    throw new Error(
      `An import into ${dataDir} was interrupted. Run it again: npm start -- --import FILE. ` +
        `To start without it, delete ${importingFile(dataDir)} and ${importingImages(dataDir)}.`,
    )
  }
  const former = interruptedRestore(dataDir)
  if (former === undefined) return
  throw new Error(
    `A restore into ${dataDir} was interrupted. Run it again: npm start -- --restore FILE --force. ` +
      `The former data is in ${former}.`,
  )
}

/** Returns the database that an import fills, until the import is complete. */
export function importingFile(dataDir: string): string {
  return path.join(dataDir, 'importing.sqlite')
}

/** Returns the folder of the images of an import, until the import is complete. */
export function importingImages(dataDir: string): string {
  return path.join(dataDir, 'uploads-importing')
}

/** Returns whether an import into a data folder was interrupted. What is left of one beside a database is of no use. */
export function interruptedImport(dataDir: string): boolean {
  return existsSync(importingFile(dataDir)) && !existsSync(databaseFile(dataDir))
}

/**
 * Returns the database of a data folder, to be copied to `target`. Throws when it does not exist, when the target does or
 * has no folder to be in, and after an interrupted restore or import.
 */
export function databaseToCopy(dataDir: string, target: string): string {
  refuseInterrupted(dataDir)
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}.`)
  if (existsSync(target)) throw new Error(`${target} already exists. Choose another name.`)
  const folder = path.dirname(path.resolve(target))
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no folder ${folder}. Make it first, or choose another one.`)
  }
  return source
}

/** Returns the folder for e-mails, used if there is no mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail')
}

/** Returns the names of the plain files in a folder, if there is one. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

/**
 * Creates a data folder if it does not exist, and claims it for this process. Returns a function that releases it.
 * Throws when it cannot be written, and when another process uses it. The message says what to do about it.
 */
export function claimDataFolder(dataDir: string): () => void {
  for (const folder of [dataDir, imagesFolder(dataDir)]) makeFolder(folder)
  const folders = [path.join(imagesFolder(dataDir), 'unknown'), mailFolder(dataDir)]
  for (const folder of folders.filter(existsSync)) makeFolder(folder)
  for (const file of files.map((name) => path.join(dataDir, name)).filter(existsSync)) {
    requireFile(file)
    requireAccess(file, constants.R_OK | constants.W_OK)
  }
  // An exclusive transaction on a file of its own: the operating system drops it with the process, even after
  // `kill -9`, and the database itself stays readable for a backup.
  const file = path.join(dataDir, 'daymark.lock')
  const lock = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    const reason = isLocked(cause)
      ? `Another Daymark is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`
      : `${file} is damaged. Delete it: Daymark then makes a new one.`
    throw new Error(reason, { cause })
  }
  return () => lock.close()
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    const reason = statSync(folder, { throwIfNoEntry: false })?.isFile()
      ? `${folder} is a file, but Daymark needs a folder with that name.`
      : `Cannot create the folder ${folder} (${(cause as Error).message}). ${advice}`
    throw new Error(reason, { cause })
  }
  requireAccess(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

function requireFile(file: string): void {
  if (statSync(file).isFile()) return
  throw new Error(
    `${file} is a folder, but Daymark needs a file with that name. Move it elsewhere, and put the file back from a copy if you have one.`,
  )
}

function requireAccess(file: string, mode: number): void {
  try {
    accessSync(file, mode)
  } catch {
    throw new Error(`Cannot read or write ${file}. ${advice}`)
  }
}
