import { readdirSync, rmSync } from 'node:fs'
import type { Services } from './services.ts'
import { removeUnused, uploadFile, uploadsFolder } from './uploads/uploads.ts'

const hour = 3_600_000
const week = 7 * 24 * hour

/** Removes, at the start and then hourly, what nobody can use any more. */
export function startHousekeeping(services: Services): { stop(): void } {
  removeInterruptedUploads(services)
  const tidy = () => {
    removeExpired(services)
    services.limits.sweep()
  }
  tidy()
  const timer = setInterval(tidy, hour)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

/** Dead sessions, unused uploads, and sign-ups that were never confirmed within a week. */
export function removeExpired(services: Services): void {
  const { database, clock } = services
  const now = clock.now()
  database.transaction(() => {
    database.run('DELETE FROM sessions WHERE expires_at <= ?', now)
    database.run(
      `DELETE FROM users WHERE created_at < ?
         AND NOT EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
         AND NOT EXISTS (SELECT 1 FROM email_addresses WHERE user_id = users.id AND verified = 1)`,
      now - week,
    )
    removeUnused(services)
  })
}

/** Half-sent files of a process that was killed, and files whose row is gone. */
function removeInterruptedUploads(services: Services): void {
  const known = new Set(
    services.database
      .all<{ uuid: string }>('SELECT uuid FROM file_uploads')
      .map(({ uuid }) => uuid),
  )
  for (const name of readdirSync(uploadsFolder(services))) {
    if (!known.has(name)) rmSync(uploadFile(services, name), { force: true })
  }
}
