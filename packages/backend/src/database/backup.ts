import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Copies the database of a data folder to a file, and its images to `<file>-uploads`, also while
 * another process works on it. Throws when there is nothing to copy or something in the way.
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const source = path.join(dataDir, 'daymark.sqlite')
  if (!existsSync(source)) throw new Error(`There is no database in ${dataDir}.`)
  const uploads = `${target}-uploads`
  for (const file of [target, uploads]) {
    if (existsSync(file)) throw new Error(`${file} is already there; choose another name.`)
  }
  const connection = new DatabaseSync(source, { readOnly: true })
  try {
    // Images never change, so one that the copy knows was complete before it was made.
    await backup(connection, target)
  } finally {
    connection.close()
  }
  const images = path.join(dataDir, 'uploads')
  if (existsSync(images)) cpSync(images, uploads, { recursive: true, filter: isComplete })
}

function isComplete(file: string): boolean {
  return !path.basename(file).startsWith('incoming-')
}
