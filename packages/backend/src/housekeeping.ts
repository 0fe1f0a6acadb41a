import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { forgetUsedChallenges } from './accounts/loginChallenges.ts'
import type { Services } from './services.ts'
import { filesIn, mailFolder } from './database/dataFolder.ts'
import { sortAside, sortFiles } from './uploads/unknownFiles.ts'
import { measureUploads } from './uploads/quota.ts'
import { removeUnused } from './uploads/uploads.ts'

const hour = 3_600_000
const week = 7 * 24 * hour

/** Removes, at the start and then hourly, what nobody can use any more. Returns what ends that. */
export function startHousekeeping(services: Services): () => void {
  sortFiles(services)
  measureUploads(services)
  const tidy = () => {
    removeExpired(services)
    services.limits.sweep()
  }
  tidy()
  const timer = setInterval(tidy, hour)
  timer.unref()
  return () => clearInterval(timer)
}

/** Dead sessions, unused uploads, files that nobody knows, and sign-ups that were never confirmed within a week. */
export function removeExpired(services: Services): void {
  const { database, clock } = services
  const now = clock.now()
  database.transaction(() => {
    database.run('DELETE FROM sessions WHERE expires_at <= ?', now)
    forgetUsedChallenges(database, now)
    database.run(
      `DELETE FROM users WHERE created_at < ?
         AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
         AND NOT EXISTS (SELECT 1 FROM email_addresses WHERE user_id = users.id AND verified = 1)`,
      now - week,
    )
    removeUnused(services)
  })
  sortAside(services)
  removeOldMails(mailFolder(services.settings.dataDir), now - week)
}

/** Removes the mails that were written as files before a time, in milliseconds since 1970. */
function removeOldMails(folder: string, before: number): void {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.eml'))) {
    const file = path.join(folder, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found && found.mtimeMs < before) rmSync(file)
  }
}
