import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sameText, type SigningKey } from '../secrets.ts'

/** Milliseconds: a sign-in page may stay open for long. */
const lifetime = 86_400_000
const idLength = 24
const timeLength = 8

/**
 * A challenge for signing in. It is signed and not stored, so that asking for many costs nothing, and
 * holds for one browser: the one with this CSRF token.
 */
export function newLoginChallenge(key: SigningKey, csrfToken: string, now: number): string {
  const time = Buffer.alloc(6)
  time.writeUIntBE(Math.floor(now + lifetime), 0, 6)
  const text = randomBytes(18).toString('base64url') + time.toString('base64url')
  return text + signature(key, text, csrfToken)
}

/** Whether a challenge was handed out here to this browser, and is not too old. */
export function loginChallengeHolds(
  key: SigningKey,
  challenge: string,
  csrfToken: string,
  now: number,
): boolean {
  const text = challenge.slice(0, idLength + timeLength)
  const isOurs = sameText(challenge.slice(text.length), signature(key, text, csrfToken))
  return isOurs && expiryOf(challenge) > now
}

/** Notes that a challenge has served. Returns false when it had already. */
export function useLoginChallenge(database: Database, challenge: string): boolean {
  const sql = 'INSERT OR IGNORE INTO used_challenges (value, expires_at) VALUES (?, ?)'
  return database.run(sql, challenge, expiryOf(challenge)) === 1
}

export function forgetUsedChallenges(database: Database, now: number): void {
  database.run('DELETE FROM used_challenges WHERE expires_at <= ?', now)
}

function expiryOf(challenge: string): number {
  const time = challenge.slice(idLength, idLength + timeLength)
  return Buffer.from(time, 'base64url').readUIntBE(0, 6)
}

function signature(key: SigningKey, text: string, csrfToken: string): string {
  return key.sign('login challenge', `${text} ${csrfToken}`)
}
