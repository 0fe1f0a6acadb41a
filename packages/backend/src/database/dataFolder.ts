import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** A data folder that cannot be worked with. The message says which and what to do about it. */
export class DataFolderError extends Error {}

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'daymark.sqlite')
}

export function imagesFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads')
}

/** Where mails lie as files when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail')
}

/** The names of the plain files in a folder, if there is one. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

/** Makes a data folder where there is none. Throws `DataFolderError` when it cannot be written. */
export function openDataFolder(dataDir: string): void {
  for (const folder of [dataDir, imagesFolder(dataDir)]) makeFolder(folder)
  const files = ['daymark.lock', 'daymark.sqlite', 'daymark.sqlite-wal', 'secret.key']
  for (const file of files.map((name) => path.join(dataDir, name)).filter(existsSync)) {
    requireAccess(file, constants.R_OK | constants.W_OK)
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
      throw new DataFolderError(`${folder} is a file, and Daymark needs a folder there.`)
    }
    const { message } = error as Error
    throw new DataFolderError(`The folder ${folder} cannot be made (${message}). ${advice}`)
  }
  requireAccess(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

function requireAccess(file: string, mode: number): void {
  try {
    accessSync(file, mode)
  } catch {
    throw new DataFolderError(`${file} cannot be read and written. ${advice}`)
  }
}

const advice = 'Run Daymark as its owner, or set DATA_DIR to another folder.'
