import {
  announceAuthChange,
  ApiError,
  type AuthChange,
  deleteSession,
  getSession as fetchSession,
  isUnreachable,
  onAuthChange,
  type User,
} from '@daymark/api'
import { isSamePerson, rememberedUser, rememberUser } from './rememberedUser.ts'
import { isAssumed, isConfirmed, isKnown, readSession, type Session, userOf } from './session.ts'
import { handover } from '../handover.ts'
import { onTabMessage, openTabs, type TabMessages, tellAllTabs } from '../tabs.ts'

export interface SessionChange {
  session: Session
  former: Session
  /** Who was signed in on this device when the server last said so. */
  remembered: User | undefined
  /** The person asked for it, here or in another tab: nothing of theirs may stay. */
  isLogOut: boolean
}

type Listener = (change: SessionChange) => void

let session: Session = { kind: 'unknown' }
let pendingRefresh: Promise<Session | undefined> | undefined
let nextRefresh: Promise<unknown> | undefined
let pendingLogOut: Promise<void> | undefined
let isLoggingOut = false
let confirmedAt = 0
let wasRemembered = false
let hasSignedUp = false
const listeners = new Set<Listener>()

function isSame(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function update(next: Session): void {
  if (isConfirmed(next)) confirmedAt = Date.now()
  if (isSame(session, next)) return
  const former = session
  const remembered = rememberedUser()
  session = next
  if (isConfirmed(next)) rememberUser(userOf(next))
  const isLogOut = isLoggingOut && userOf(next) === undefined
  const isOther = !isSamePerson(userOf(next), userOf(former))
  if (isOther) hasSignedUp = former.kind === 'pending' && former.flow === 'mfa_signup_webauthn'
  for (const listener of listeners) listener({ session: next, former, remembered, isLogOut })
  if (isOther && former.kind !== 'unknown') {
    tellAllTabs('session', { userId: userOf(next)?.id ?? null, isLogOut })
  }
}

/**
 * Only an answer of django-allauth names the flow that is pending; a 401 of the content API says no
 * more than that the session is over, so the session is asked for again.
 */
function readAuthChange(change: AuthChange): void {
  if ('meta' in change) return update(readSession(change))
  const isAsked = pendingRefresh !== undefined
  // The question under way is asked again only if it says "signed in", as it may have before the session was over. It may also
  // be the very one that was refused, by a proxy for example, and would be refused without end.
  void askSession().then((answer) => {
    if (isAsked && answer && userOf(answer)) void askSession()
  })
}

function readTabMessage({ userId, isLogOut }: TabMessages['session']): void {
  if (userId === (currentPerson() ?? null)) return
  isLoggingOut = isLogOut
  void refreshSession().finally(() => {
    isLoggingOut = false
  })
}

/**
 * Asks the server who is signed in, because that may have changed. A question under way may be answered with what was true before,
 * so another one follows it, one for all who ask meanwhile. Never throws: a server that does not answer is a state.
 */
export function refreshSession(): Promise<unknown> {
  if (pendingRefresh === undefined) return askSession()
  nextRefresh ??= pendingRefresh.then(() => {
    nextRefresh = undefined
    return askSession()
  })
  return nextRefresh
}

/** Asks who is signed in, or waits for the answer to the question under way. Undefined if the server does not answer. */
function askSession(): Promise<Session | undefined> {
  pendingRefresh ??= fetchSession()
    .then(
      (answer) => {
        const answered = readSession(answer)
        update(answered)
        return answered
      },
      (error: unknown) => {
        if (!isKnown(session) || isAssumed(session)) update(standIn(error))
        return undefined
      },
    )
    .finally(() => {
      pendingRefresh = undefined
    })
  return pendingRefresh
}

/**
 * Starts listening, and reads the answer that the page asked for while the app was loading. A server that
 * has let that question time out is not asked again: the person is told, and may.
 */
export async function startSession(): Promise<void> {
  wasRemembered = rememberedUser() !== undefined
  onAuthChange(readAuthChange)
  openTabs(currentPerson)
  onTabMessage('session', readTabMessage)
  const early = handover().session
  handover().session = undefined
  try {
    const answer = await early
    // On a first visit the server was not asked who is there.
    if (answer && !handover().isFirstVisit) announceAuthChange(answer.status, answer)
    const answered = answer && readSession(answer)
    if (answered && isKnown(answered)) update(answered)
  } catch (cause) {
    if (isTimeout(cause)) {
      // Only a page that shows persisted answers has anything to show.
      const timeout = new ApiError({ kind: 'timeout', cause })
      return update(isAssumed(session) ? standIn(timeout) : { kind: 'unreachable' })
    }
  }
  if (!isConfirmed(session)) await askSession()
}

/** Shows the person who was last signed in on this device until the server has answered. */
export function assumeRememberedUser(): void {
  const user = session.kind === 'unknown' ? rememberedUser() : undefined
  if (user) update({ kind: 'signedIn', user, unconfirmed: 'asking' })
}

const isTimeout = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'

/**
 * Ends the session and throws a pending flow away; the 401 that answers is the success (docs/product.md#2-5).
 * Calls at the same time share one request. Throws `ApiError` when the server could not be reached.
 */
export function logOut(): Promise<void> {
  isLoggingOut = true
  pendingLogOut ??= deleteSession()
    .then(() => undefined)
    .finally(() => {
      pendingLogOut = undefined
      isLoggingOut = false
    })
  return pendingLogOut
}

/** Returns whether this device knew a person when the page was opened, and so has persisted what they saw. */
export const isReturn = (): boolean => wasRemembered

/** Returns whether the person of this page signed up on it, rather than logged in. */
export const isNewPerson = (): boolean => hasSignedUp

export function currentSession(): Session {
  return session
}

/** Returns the id of the person of this page. */
export const currentPerson = (): number | undefined => userOf(session)?.id

/**
 * Returns the person of this page, and the person who is logged in in this browser, as far as any of its tabs knows.
 */
export function knownUsers() {
  return { page: currentPerson(), browser: rememberedUser()?.id }
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the session to assume without a connection. */
function standIn(error: unknown): Session {
  const user = isUnreachable(error) ? rememberedUser() : undefined
  return user ? { kind: 'signedIn', user, unconfirmed: 'unreachable' } : { kind: 'unreachable' }
}

/** Asks again who is signed in, if the person is only remembered so far. */
export function confirmSession(): void {
  if (isKnown(session) && !isConfirmed(session)) void askSession()
}

/** Asks again who is signed in, unless the server said so within the last `maximumAge` milliseconds. */
export function reconfirmSession(maximumAge: number): void {
  if (userOf(session) && Date.now() - confirmedAt >= maximumAge) void askSession()
}

/** Resolves with the session as soon as it is one of those that are wanted: now, or by a later answer. */
function untilSession(isWanted: (candidate: Session) => boolean): Promise<Session> {
  if (isWanted(session)) return Promise.resolve(session)
  return new Promise((resolve) => {
    const stop = onSessionChange(({ session: candidate }) => {
      if (!isWanted(candidate)) return
      stop()
      resolve(candidate)
    })
  })
}

/** Resolves as soon as the server has answered who is signed in. Waits until it does. */
export const whenSessionKnown = () => untilSession(isKnown)

/**
 * Resolves once the server has confirmed the remembered person, or cannot be asked. Earlier, a request could be sent in
 * the name of another person, who has logged in meanwhile.
 */
export const whenSessionConfirmed = () => untilSession((candidate) => !isAssumed(candidate))
