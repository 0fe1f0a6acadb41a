import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { forgetUsedChallenges } from './accounts/loginChallenges.ts'
import { isLocked } from './database/database.ts'
import type { Services } from './services.ts'
import { filesIn, mailFolder } from './database/dataFolder.ts'
import { sortAside, sortFiles } from './uploads/unknownFiles.ts'
import { measureUploads } from './uploads/quota.ts'
import { removeUnused } from './uploads/uploads.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const week = 7 * day

/**
 * Removes, at the start and then hourly, what has no use any more, and each minute what callers left in memory. Returns
 * what ends that.
 */
export function startHousekeeping(services: Services): () => void {
  sortFiles(services)
  measureUploads(services)
  let again: NodeJS.Timeout | undefined
  const tidy = () => {
    try {
      removeExpired(services)
      services.removal.begin()
    } catch (error) {
      // A full disk or a lock must not end the process; the next hour tries again, or the next minute.
      services.log.error({ err: error }, 'housekeeping failed')
      if (isLocked(error)) again = setTimeout(tidy, minute).unref()
    }
  }
  tidy()
  const timers = [setInterval(tidy, hour), setInterval(() => services.limits.sweep(), minute)]
  for (const timer of timers) timer.unref()
  return () => [...timers, again].forEach((timer) => clearInterval(timer))
}

/** Deletes expired sessions, unused uploads, unknown files, and sign-ups that were not confirmed within a day. */
export function removeExpired(services: Services): void {
  const { database, clock } = services
  const now = clock.now()
  database.change(() => {
    database.run('DELETE FROM sessions WHERE expires_at <= ?', now)
    forgetUsedChallenges(database, now)
    database.run(
      `DELETE FROM users WHERE created_at < ? AND deleted = 0
         AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
         AND NOT EXISTS (SELECT 1 FROM email_addresses WHERE user_id = users.id AND verified = 1)`,
      now - day,
    )
    removeUnused(services)
  })
  sortAside(services)
  removeOldMails(mailFolder(services.settings.dataDir), now - week)
}

/** Deletes the e-mails that were written as files before a time, in milliseconds since 1970. */
function removeOldMails(folder: string, before: number): void {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.eml'))) {
    const file = path.join(folder, name)
    const found = statSync(file, { throwIfNoEntry: false })
    if (found && found.mtimeMs < before) rmSync(file)
  }
}
