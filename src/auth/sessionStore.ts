import { getSession as fetchSession } from '@daymark/api'
import { useSyncExternalStore } from 'react'
import { readSession, type Session, type SessionAnswer, userOf } from './session.ts'

declare global {
  /** Set by the inline script of index.html: the session is asked for before the app has loaded. */
  var daymarkSession: Promise<SessionAnswer> | undefined
}

type Listener = (session: Session, former: Session) => void

const channelName = 'daymark-session'

let session: Session = { kind: 'unknown' }
let channel: BroadcastChannel | undefined
let pendingRefresh: Promise<void> | undefined
const listeners = new Set<Listener>()

function isSame(one: Session, other: Session): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function update(next: Session): void {
  if (isSame(session, next)) return
  const former = session
  session = next
  for (const listener of listeners) listener(next, former)
  if (userOf(next)?.id !== userOf(former)?.id && former.kind !== 'unknown') {
    channel?.postMessage(userOf(next)?.id ?? null)
  }
}

/**
 * Only an answer of django-allauth names the flow that is pending; a 401 of the content API says no
 * more than that the session is over, so the session is asked for again.
 */
function onAuthChange(event: Event): void {
  const answer = (event as CustomEvent<SessionAnswer | undefined>).detail
  if (answer?.meta === undefined) void refreshSession()
  else update(readSession(answer))
}

function onOtherTab(event: MessageEvent<number | null>): void {
  if (event.data !== (userOf(session)?.id ?? null)) void refreshSession()
}

/** Asks the server who is signed in. Never throws: a server that does not answer is a state. */
export function refreshSession(): Promise<void> {
  pendingRefresh ??= fetchSession()
    .then(
      (answer) => update(readSession(answer)),
      () => {
        if (!isKnown(session)) update({ kind: 'unreachable' })
      },
    )
    .finally(() => {
      pendingRefresh = undefined
    })
  return pendingRefresh
}

/** Starts listening, and reads the answer that the page asked for while the app was loading. */
export async function startSession(): Promise<void> {
  document.addEventListener('allauth.auth.change', onAuthChange)
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', onOtherTab)
  const early = globalThis.daymarkSession
  globalThis.daymarkSession = undefined
  const answer = await early?.catch(() => undefined)
  if (answer) update(readSession(answer))
  if (!isKnown(session)) await refreshSession()
}

export function currentSession(): Session {
  return session
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isKnown(candidate: Session): boolean {
  return candidate.kind !== 'unknown' && candidate.kind !== 'unreachable'
}

/** Resolves as soon as the server has said who is there; keeps waiting while it does not answer. */
export function whenSessionKnown(): Promise<Session> {
  if (isKnown(session)) return Promise.resolve(session)
  return new Promise((resolve) => {
    const stop = onSessionChange((candidate) => {
      if (!isKnown(candidate)) return
      stop()
      resolve(candidate)
    })
  })
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession)
}
