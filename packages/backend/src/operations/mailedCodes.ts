import { newCode, pendingCode, tryCode } from '../accounts/codes.ts'
import type { CodeFlow, WaitingAddress } from '../accounts/sessionState.ts'
import { findUser, userLanguage, type User } from '../accounts/users.ts'
import type { Limit } from '../http/security/rateLimits.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { composeMail, type MailKind } from '../mail/texts.ts'

// For all callers together: many of them must not flood one mailbox or guess one code (docs/product.md#3-12).
const mailsPerAddress = { count: 5, seconds: 600 }
const wrongCodesPerAddress = { count: 10, seconds: 3600 }
// A single caller uses up less, so that the owner of the address can still ask for a mail.
const mailsPerAddressAndCaller = { count: 4, seconds: 600 }
const wrongCodesPerCaller = { count: 30, seconds: 3600 }

// Of keys that verify an address: there is no reason for another one so soon.
const keysPerAddress = { count: 1, seconds: 10 }

/** Seconds. */
const lifetimes = { signIn: 180, unknownAccount: 180, verification: 900, accountExists: 900 }

/** Counts a mail to an address. Returns false when there were too many; passkeys are not touched by it. */
export function takeMail({ services, ip }: RequestContext, email: string): boolean {
  const { limits } = services
  return (
    limits.take(`mail:${email}:ip:${ip}`, mailsPerAddressAndCaller) &&
    limits.take(`mail:${email}`, mailsPerAddress)
  )
}

/**
 * Mails a code, or why there is none, in the language that was last chosen, here or elsewhere, else the one that this
 * browser prefers. Returns what the session remembers of it.
 */
export function mailCode(
  context: RequestContext,
  kind: MailKind,
  email: string,
  user?: User,
): WaitingAddress {
  const { services, now, chosenLanguage, language } = context
  const { key, origin } = services
  const lifetime = lifetimes[kind]
  const choice = chosenLanguage ?? (user ? userLanguage(user) : language)
  const text = composeMail(kind, choice, { email, origin, code: newCode() })
  const code = pendingCode(key, text.code, now, lifetime)
  return { email, startedAt: now, code, mail: context.mail(text, lifetime) }
}

/** Whether a key may be mailed to an address now; if so, it counts as mailed. */
export function takeKeyMail(context: RequestContext, email: string): boolean {
  const { limits } = context.services
  return limits.take(`verification:email:${email}`, keysPerAddress) && takeMail(context, email)
}

/** Whether the last key was mailed so lately (`sentAt`, ms) that there is no reason for another. */
export function isKeyFresh({ now }: RequestContext, sentAt: number): boolean {
  return now - sentAt < keysPerAddress.seconds * 1000
}

/** Mails a key to an address that a signed-in person adds. It is the only one that is right from now on. */
export function mailKey(context: RequestContext, email: string): void {
  const { services, session, userId } = context
  const user = findUser(services.database, userId)
  session.set({ waiting: mailCode(context, 'verification', email, user) })
}

/**
 * Tries what was typed (undefined: nothing usable) as the code that an address waits for, within the limits. A wrong
 * one uses up a try. The last try ends the waiting, and so does an expired code; where nothing waits it is expired too.
 */
export function tryMailedCode(
  { services, session, ip, now }: RequestContext,
  awaited: WaitingAddress | CodeFlow | undefined,
  typed: string | undefined,
): 'right' | 'wrong' | 'expired' | 'tooMany' {
  if (!awaited) return 'expired'
  const { limits, key } = services
  const { email, code } = awaited
  const counters: [key: string, limit: Limit][] = [
    [`wrong code:ip:${ip}`, wrongCodesPerCaller],
    [`wrong code:${email}`, wrongCodesPerAddress],
  ]
  if (!counters.every((counter) => limits.allows(...counter))) return 'tooMany'
  const { outcome, rest } = tryCode(key, code, typed, now)
  if (outcome === 'right') return outcome
  if (outcome === 'wrong') for (const counter of counters) limits.record(...counter)
  if ('id' in awaited) session.set({ flow: rest && { ...awaited, code: rest } })
  else session.set({ waiting: rest && { ...awaited, code: rest } })
  return outcome
}
