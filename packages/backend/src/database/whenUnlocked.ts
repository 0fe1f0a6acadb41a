import { setTimeout as delay } from 'node:timers/promises'
import { isLocked } from './database.ts'

/** How long a change waits for a database that is locked, and between two attempts, in milliseconds. */
const busyTimeout = 5000
const betweenAttempts = 50

/**
 * Tries something until no other process holds the database, and other requests continue meanwhile. After five seconds
 * it rejects with an error that `isLocked` knows.
 */
export async function whenUnlocked<Result>(attempt: () => Result): Promise<Result> {
  const since = performance.now()
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() - since > busyTimeout) throw error
      await delay(betweenAttempts)
    }
  }
}
