import type { BrowserSession } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'

const mostSessions = 50

/** The sessions of a person that have not expired at `now`, oldest first. `currentHash` is that of the caller's token. */
export function listSessions(
  database: Database,
  userId: number,
  currentHash: string | undefined,
  now: number,
): BrowserSession[] {
  const rows = database.all<{ id: number; hash: string; agent: string; created_at: number }>(
    `SELECT id, token_hash AS hash, user_agent AS agent, created_at FROM sessions
     WHERE user_id = ? AND expires_at > ? ORDER BY id`,
    userId,
    now,
  )
  return rows.map(({ id, hash, agent, created_at: createdAt }) => ({
    id,
    user_agent: agent,
    created_at: createdAt / 1000,
    is_current: hash === currentHash,
  }))
}

export function endSession(database: Database, id: number): void {
  database.run('DELETE FROM sessions WHERE id = ?', id)
}

/** Ends the oldest sessions of a person who has too many. */
export function endOldest(database: Database, userId: number): void {
  database.run(
    `DELETE FROM sessions WHERE user_id = ?1 AND id NOT IN
       (SELECT id FROM sessions WHERE user_id = ?1 ORDER BY id DESC LIMIT ${mostSessions})`,
    userId,
  )
}
