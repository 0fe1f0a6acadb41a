import { tryCode, type PendingCode } from '../accounts/codes.ts'
import type { Limit } from '../http/security/rateLimits.ts'
import type { RequestContext } from '../http/routing/operation.ts'

// For all callers together: many of them must not flood one mailbox or guess one code (docs/product.md#3-12).
const mailsPerAddress = { count: 5, seconds: 600 }
const wrongCodesPerAddress = { count: 10, seconds: 3600 }
// A single caller uses up less, so that the owner of the address can still ask for a mail.
const mailsPerAddressAndCaller = { count: 4, seconds: 600 }
const wrongCodesPerCaller = { count: 30, seconds: 3600 }

/** Counts a mail to an address. Returns false when there were too many; passkeys are not touched by it. */
export function takeMail({ services, ip }: RequestContext, email: string): boolean {
  const { limits } = services
  return (
    limits.take(`mail:${email}:ip:${ip}`, mailsPerAddressAndCaller) &&
    limits.take(`mail:${email}`, mailsPerAddress)
  )
}

/**
 * Tries what was typed (undefined: nothing usable) as the code that waits for an address, within the limits.
 * After `wrong`, `rest` is the code with one try less; without it that was the last.
 */
export function tryMailedCode(
  { services, ip, now }: RequestContext,
  { email, code }: { email: string; code: PendingCode },
  typed: string | undefined,
): { outcome: 'right' | 'wrong' | 'expired' | 'tooMany'; rest?: PendingCode } {
  const { limits, key } = services
  const counters: [key: string, limit: Limit][] = [
    [`wrong code:ip:${ip}`, wrongCodesPerCaller],
    [`wrong code:${email}`, wrongCodesPerAddress],
  ]
  if (!counters.every((counter) => limits.allows(...counter))) return { outcome: 'tooMany' }
  const result = tryCode(key, code, typed, now)
  if (result.outcome === 'wrong') for (const counter of counters) limits.record(...counter)
  return result
}
