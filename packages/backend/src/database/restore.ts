import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { imageFile } from '../uploads/imageFiles.ts'
import { flush, imagesOf, requireSound } from './backup.ts'
import {
  claimDataFolder,
  databaseFile,
  filesIn,
  imagesFolder,
  interruptedRestore,
  interruptedSuffix,
} from './dataFolder.ts'

/**
 * Puts a copy that `backUp` made into a data folder that no process uses. Where there is data already it
 * throws, unless `force` is given: then what was there moves to a folder of its own, whose path is returned. A restore
 * that was interrupted is finished by the next one; until then nothing else uses the data folder.
 */
export function restore(dataDir: string, copy: string, force: boolean): string | undefined {
  if (!existsSync(copy)) throw new Error(`${copy} does not exist.`)
  if (!existsSync(imagesOf(copy))) throw new Error(`The images are missing: ${imagesOf(copy)}.`)
  requireSound(copy)
  const release = claimDataFolder(dataDir)
  try {
    const images = imagesFolder(dataDir)
    const interrupted = interruptedRestore(dataDir)
    const occupied = existsSync(databaseFile(dataDir)) || filesIn(images).length > 0
    if (occupied && !force) {
      throw new Error(
        `${dataDir} already contains data. Add --force to move it aside and restore the copy.`,
      )
    }
    const database = path.join(dataDir, 'restoring.sqlite')
    copyFileSync(copy, database)
    flush(database)
    const former = occupied || interrupted ? moveAway(dataDir, interrupted) : undefined
    for (const name of filesIn(imagesOf(copy))) {
      const file = imageFile(images, name)
      copyFileSync(imageFile(imagesOf(copy), name), file)
      flush(file)
    }
    // After the images: a start refuses until then, because images without a database are incomplete data.
    renameSync(database, databaseFile(dataDir))
    if (former === undefined) return undefined
    const name = former.slice(0, -interruptedSuffix.length)
    renameSync(former, name)
    return name
  } finally {
    release()
  }
}

/** Moves everything into `folder`, or a new one, whose name says until the end that a restore is under way. */
function moveAway(dataDir: string, folder: string | undefined): string {
  const moment = new Date().toISOString().replaceAll(':', '-')
  const former = folder ?? path.join(dataDir, `before-restore-${moment}${interruptedSuffix}`)
  mkdirSync(imagesFolder(former), { recursive: true, mode: 0o700 })
  // SQLite's log of changes belongs to its database: left behind, it would be applied to the restored one.
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('daymark.sqlite'))) {
    move(path.join(dataDir, name), path.join(former, name))
  }
  for (const name of filesIn(imagesFolder(dataDir))) {
    move(imageFile(imagesFolder(dataDir), name), imageFile(imagesFolder(former), name))
  }
  return former
}

function move(from: string, to: string): void {
  // Of an interrupted restore: what came first is what was there before, the other one is of the copy.
  if (existsSync(to)) return rmSync(from)
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    // The images may be on a disk of their own, from which nothing can be renamed to another.
    copyFileSync(from, `${to}.incomplete`)
    flush(`${to}.incomplete`)
    renameSync(`${to}.incomplete`, to)
    rmSync(from)
  }
}
