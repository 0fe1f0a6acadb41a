import { randomBytes } from 'node:crypto'
import { isOver } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { sameText, type SigningKey } from '../secrets.ts'

/** Milliseconds: a sign-in page may stay open for long. */
const lifetime = 86_400_000
/** Eighteen random bytes and six of the time when it expires, as base64url; the signature follows. */
const textLength = 32

/**
 * Returns a challenge for signing in. It is signed and not stored, so that asking for many costs nothing, and
 * holds for one browser: the one with this CSRF token.
 */
export function newLoginChallenge(key: SigningKey, csrfToken: string, now: number): string {
  const bytes = randomBytes(24)
  bytes.writeUIntBE(Math.floor(now + lifetime), 18, 6)
  const text = bytes.toString('base64url')
  return text + signature(key, text, csrfToken)
}

/** Returns whether a challenge was handed out here to this browser, and is not too old. */
export function loginChallengeHolds(
  key: SigningKey,
  challenge: string,
  csrfToken: string,
  now: number,
): boolean {
  const text = challenge.slice(0, textLength)
  const isOurs = sameText(challenge.slice(textLength), signature(key, text, csrfToken))
  return isOurs && !isOver(expiryOf(challenge) - lifetime, lifetime, now)
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
  return Buffer.from(challenge.slice(0, textLength), 'base64url').readUIntBE(18, 6)
}

function signature(key: SigningKey, text: string, csrfToken: string): string {
  return key.sign('login challenge', `${text} ${csrfToken}`)
}
