import { sha256 } from '../../secrets.ts'
import { forgetFirst } from './rateLimits.ts'

const remembered = 600_000
/** At most so many: with one more the oldest is forgotten. */
const mostRemembered = 20_000
/** Milliseconds in which a browser may still send the old cookie, because the response with the new one is not there yet. */
const grace = 2000

/**
 * Sessions that have just ended or changed their token. A request that was sent before must not touch the
 * browser's cookies any more: its response would arrive after those of the next session.
 */
export class EndedSessions {
  readonly #lateUntil = new Map<string, number>()

  /** Notes that a session ended now, or continues under another token. */
  add(tokenHash: string, isReplaced: boolean): void {
    const now = performance.now()
    for (const [hash, until] of this.#lateUntil) {
      if (until > now - remembered) break
      this.#lateUntil.delete(hash)
    }
    this.#lateUntil.set(tokenHash, isReplaced ? now + grace : now)
    if (this.#lateUntil.size > mostRemembered) forgetFirst(this.#lateUntil)
  }

  /** Returns whether a request with these tokens came, by `performance.now()`, before a session of theirs ended. */
  isLate(tokens: readonly string[], arrivedAt: number): boolean {
    if (this.#lateUntil.size === 0) return false
    return tokens.some((token) => arrivedAt < (this.#lateUntil.get(sha256(token)) ?? 0))
  }
}
