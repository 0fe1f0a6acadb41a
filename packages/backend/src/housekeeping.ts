import { forgetUsedChallenges } from './accounts/loginChallenges.ts'
import type { Services } from './services.ts'
import { mailFolder, removeOldMails } from './mail/mailFolder.ts'
import { sortAside, sortFiles } from './uploads/unknownFiles.ts'
import { measureUploads } from './uploads/quota.ts'
import { removeUnused } from './uploads/uploads.ts'

const hour = 3_600_000
const week = 7 * 24 * hour

/** Removes, at the start and then hourly, what nobody can use any more. */
export function startHousekeeping(services: Services): { stop(): void } {
  sortFiles(services)
  measureUploads(services)
  const tidy = () => {
    removeExpired(services)
    services.limits.sweep()
  }
  tidy()
  const timer = setInterval(tidy, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
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
