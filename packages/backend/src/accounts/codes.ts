import { pick, sameText, type SigningKey } from '../secrets.ts'

// No look-alikes and no vowels: a person reads the code in an e-mail and types it.
const alphabet = 'CDFGHJKLMNPQRSTVWXY345679'
const length = 6
const tries = 3

/** A code that was mailed, as the session keeps it. Without a hash no code is right. */
export interface PendingCode {
  hash: string | null
  expiresAt: number
  triesLeft: number
}

export function newCode(): string {
  return pick(alphabet, length)
}

/** Returns what the session remembers of a code. Its `code` is null for an address that gets no code. */
export function pendingCode(
  key: SigningKey,
  code: string | null,
  now: number,
  lifetime: number,
): PendingCode {
  return {
    hash: code === null ? null : key.sign('code', code),
    expiresAt: now + lifetime * 1000,
    triesLeft: tries,
  }
}

/** White space, dashes, and characters that cannot be seen: pages and keyboards put them around a code. */
const besides = /[\s\p{Pd}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Returns a typed code without what does not count in it; letters and digits of full width count as plain ones. */
function normaliseCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(besides, '').toUpperCase()
}

/**
 * Compares what was typed (undefined: nothing usable). `right` and `expired` end the flow; `wrong`
 * comes with the code and one try less, or undefined after the last try.
 */
export function tryCode(
  key: SigningKey,
  pending: PendingCode,
  typed: string | undefined,
  now: number,
): { outcome: 'right' | 'expired' | 'wrong'; rest?: PendingCode | undefined } {
  if (pending.expiresAt <= now) return { outcome: 'expired' }
  const hash = key.sign('code', normaliseCode(typed ?? ''))
  if (pending.hash !== null && typed !== undefined && sameText(hash, pending.hash)) {
    return { outcome: 'right' }
  }
  const triesLeft = pending.triesLeft - 1
  return { outcome: 'wrong', rest: triesLeft > 0 ? { ...pending, triesLeft } : undefined }
}
