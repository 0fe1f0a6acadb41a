import type { Flow, User } from '@daymark/api'
import { type PendingFlow, type Route, routes } from '../../routes.ts'

/** The pages of the flows that continue on a page. */
const flowPages = Object.fromEntries(
  Object.values<Route>(routes).flatMap(({ flow, path }) => (flow ? [[flow, path]] : [])),
) as Record<PendingFlow, string>

/**
 * What the app knows about its user. A person is unconfirmed until the server has said again that they are signed in:
 * it is being asked, or it cannot be reached.
 */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'anonymous' }
  | { kind: 'pending'; flow: PendingFlow }
  | { kind: 'signedIn'; user: User; unconfirmed?: 'asking' | 'unreachable' }
  | { kind: 'mustReauthenticate'; user: User }

/** The parts of an answer of django-allauth that decide. Every answer has `status`. The rest may be missing. */
export interface SessionAnswer {
  status: number
  data?: { user?: User; flows?: Flow[] }
  meta?: { is_authenticated?: boolean | null }
}

function isPendingFlow(id: string): id is PendingFlow {
  return Object.hasOwn(flowPages, id)
}

/** `mfa_authenticate` only has a page when its first type is a passkey (docs/product.md#2-3). */
function hasPage(flow: Flow): boolean {
  return flow.id !== 'mfa_authenticate' || flow.types?.[0] === 'webauthn'
}

/**
 * Reads the session out of an answer of django-allauth (docs/product.md#2-1). The flow that is pending
 * decides; a 401 that says "authenticated" asks for reauthentication; 410 is a session that is gone.
 */
export function readSession(answer: SessionAnswer): Session {
  const { user, flows = [] } = answer.data ?? {}
  if (answer.status === 200 && user) return { kind: 'signedIn', user }
  if (answer.status === 401 && answer.meta?.is_authenticated === true && user) {
    return { kind: 'mustReauthenticate', user }
  }
  if (answer.status === 401 || answer.status === 410) {
    const pending = flows.find((flow) => flow.is_pending === true && hasPage(flow))
    if (pending && isPendingFlow(pending.id)) return { kind: 'pending', flow: pending.id }
    return { kind: 'anonymous' }
  }
  return { kind: 'unreachable' }
}

/** Returns the page on which a pending flow continues. */
export function pathOfFlow(flow: PendingFlow): string {
  return flowPages[flow]
}

/** Returns the signed-in person, also while a confirmation is due. */
export function userOf(session: Session): User | undefined {
  return session.kind === 'signedIn' || session.kind === 'mustReauthenticate'
    ? session.user
    : undefined
}

/** Returns whether it is known who is signed in, if only as far as this device remembers. */
export function isKnown(session: Session): boolean {
  return session.kind !== 'unknown' && session.kind !== 'unreachable'
}

/** Returns whether the server has said who is signed in. */
export function isConfirmed(session: Session): boolean {
  return isKnown(session) && !('unconfirmed' in session)
}

/** Returns whether the server is being asked whether the remembered person is still signed in. */
export function isAssumed(session: Session): boolean {
  return session.kind === 'signedIn' && session.unconfirmed === 'asking'
}
