import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { flush, imagesOf, requireSound } from './backup.ts'
import { claimDataFolder, databaseFile, filesIn, imagesFolder } from './dataFolder.ts'

/**
 * Puts a copy that `backUp` made into a data folder that nobody uses. Where there is data already it
 * throws, unless `force` is given: then what was there moves to a folder of its own, whose path is returned.
 */
export function restore(dataDir: string, copy: string, force: boolean): string | undefined {
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`)
  if (!existsSync(imagesOf(copy))) throw new Error(`The images are missing: ${imagesOf(copy)}.`)
  requireSound(copy)
  const release = claimDataFolder(dataDir)
  try {
    const images = imagesFolder(dataDir)
    const occupied = existsSync(databaseFile(dataDir)) || filesIn(images).length > 0
    if (occupied && !force) {
      throw new Error(`${dataDir} holds data already. Add --force to put the copy in its place.`)
    }
    const database = path.join(dataDir, 'restoring.sqlite')
    copyFileSync(copy, database)
    flush(database)
    const former = occupied ? moveAway(dataDir) : undefined
    for (const name of filesIn(imagesOf(copy))) {
      copyFileSync(path.join(imagesOf(copy), name), path.join(images, name))
      flush(path.join(images, name))
    }
    // Last: until it is there, a start refuses, because images without a database are no complete data.
    renameSync(database, databaseFile(dataDir))
    return former
  } finally {
    release()
  }
}

function moveAway(dataDir: string): string {
  const moment = new Date().toISOString().replaceAll(':', '-')
  const former = path.join(dataDir, `before-restore-${moment}`)
  mkdirSync(imagesFolder(former), { recursive: true, mode: 0o700 })
  // SQLite's log of changes belongs to its database: left behind, it would be applied to the restored one.
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('daymark.sqlite'))) {
    move(path.join(dataDir, name), path.join(former, name))
  }
  for (const name of filesIn(imagesFolder(dataDir))) {
    move(path.join(imagesFolder(dataDir), name), path.join(imagesFolder(former), name))
  }
  return former
}

/** The images may lie on a disk of their own, from which nothing can be renamed to another. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    copyFileSync(from, to)
    rmSync(from)
  }
}
