import { findAddress } from '../accounts/emailAddresses.ts'
import { newCode, pendingCode, tryCode } from '../accounts/codes.ts'
import type { CodeFlow, WaitingAddress } from '../accounts/sessionState.ts'
import { findUser, userLanguage, type User } from '../accounts/users.ts'
import type { RequestContext } from '../http/routing/operation.ts'
import { composeMail } from '../mail/texts.ts'

// For all callers together: many of them must not flood one mailbox (docs/product.md#3-12). With three tries for each
// code this bounds the guesses too; counting those for the address would let strangers shut its owner out.
const mailsPerAddress = { count: 5, seconds: 600 }
// A single caller uses up less, so that the owner of the address can still ask for an e-mail.
const mailsPerAddressAndCaller = { count: 4, seconds: 600 }
// Strangers cannot use these up: they are for a browser in which the owner was signed in before.
const mailsPerKnownBrowser = { count: 3, seconds: 600 }
const wrongCodesPerCaller = { count: 30, seconds: 3600 }

// Keys that verify an address. A new one within these seconds would be of no use.
const keysPerAddress = { count: 1, seconds: 10 }

/** Seconds. */
const lifetimes = {
  signIn: 180,
  unknownAccount: 180,
  unknownAccountClosed: 180,
  verification: 900,
  accountExists: 900,
  notInvited: 900,
}

/** Counts an e-mail to an address. Returns false when there were too many. Passkeys are not limited. */
export function takeMail(context: RequestContext, email: string): boolean {
  const { limits, database } = context.services
  const isWithin =
    limits.take(`mail:${email}:ip:${context.ip}`, mailsPerAddressAndCaller) &&
    limits.take(`mail:${email}`, mailsPerAddress)
  if (isWithin) return true
  const owner = findAddress(database, email)?.userId
  if (owner === undefined || !context.isBrowserOf(owner)) return false
  return limits.take(`mail:${email}:known`, mailsPerKnownBrowser)
}

/**
 * Mails a code, or the reason why not, in the language that was last chosen, here or elsewhere, else the one that this
 * browser prefers. Returns what the session remembers of it.
 */
export function mailCode(
  context: RequestContext,
  kind: keyof typeof lifetimes,
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

/** Returns whether a key may be mailed to an address now; if so, it counts as mailed. */
export function takeKeyMail(context: RequestContext, email: string): boolean {
  const { limits } = context.services
  // Per caller: a stranger must not take the place of the owner again and again.
  const place = `verification:email:${email}:ip:${context.ip}`
  if (!limits.allows(place, keysPerAddress) || !takeMail(context, email)) return false
  limits.record(place, keysPerAddress)
  return true
}

/** Returns whether the last key was mailed a moment ago (`sentAt`, ms), so that there is no reason for another. */
export function isKeyFresh({ now }: RequestContext, sentAt: number): boolean {
  const age = now - sentAt
  // In the future: the clock was put back.
  return age >= 0 && age < keysPerAddress.seconds * 1000
}

/** In how many seconds another key may be asked for, as `Retry-After` says it. */
export function secondsUntilNextKey({ now }: RequestContext, sentAt: number): string {
  return String(Math.ceil(keysPerAddress.seconds - (now - sentAt) / 1000))
}

/** Mails a key to an address that a signed-in person adds. It is the only one that is right from now on. */
export function mailKey(context: RequestContext, email: string): void {
  const { services, session, userId } = context
  const user = findUser(services.database, userId)
  session.set({ waiting: mailCode(context, 'verification', email, user) })
}

/**
 * Tries what was typed (undefined: nothing usable) as the code that an address waits for. A wrong one uses up a try, also
 * when this caller has typed too many; a right one is right all the same, because others may have typed those. The
 * last try ends the waiting, and so does an expired code; where nothing waits it is expired too.
 */
export function tryMailedCode(
  { services, session, ip, now }: RequestContext,
  awaited: WaitingAddress | CodeFlow | undefined,
  typed: string | undefined,
): 'right' | 'wrong' | 'expired' | 'tooMany' {
  if (!awaited) return 'expired'
  const { limits, key } = services
  const { code } = awaited
  const counter = `wrong code:ip:${ip}`
  const { outcome, rest } = tryCode(key, code, typed, now)
  if (outcome === 'right') return outcome
  const isWithin = outcome === 'expired' || limits.take(counter, wrongCodesPerCaller)
  if ('id' in awaited) session.set({ flow: rest && { ...awaited, code: rest } })
  else session.set({ waiting: rest && { ...awaited, code: rest } })
  return isWithin ? outcome : 'tooMany'
}
