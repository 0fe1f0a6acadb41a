import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Where mails lie as files when there is no mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail')
}

/** Removes the mails that were written before a time, in milliseconds since 1970. */
export function removeOldMails(folder: string, before: number): void {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (name.endsWith('.eml') && found?.isFile() && found.mtimeMs < before) rmSync(file)
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // No mail was ever written.
    return []
  }
}
