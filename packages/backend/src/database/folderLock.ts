import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'

/** A second process was started on a data folder that is in use. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`Another Daymark already uses the data folder ${folder}. Stop it, or set DATA_DIR.`)
  }
}

/** How long to wait for a process that is just ending, as at a restart; in milliseconds. */
const patience = 5000

/**
 * Claims a data folder for this process. The claim is an exclusive transaction on a file of its
 * own: the operating system drops it with the process, even after `kill -9`, and the database
 * itself stays readable for a backup.
 */
export function lockFolder(folder: string): { release(): void } {
  const connection = new DatabaseSync(path.join(folder, 'daymark.lock'), { timeout: patience })
  try {
    connection.exec('BEGIN EXCLUSIVE')
  } catch {
    connection.close()
    throw new FolderInUseError(folder)
  }
  return { release: () => connection.close() }
}
