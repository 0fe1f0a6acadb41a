import type { Flow, User } from '@daymark/api'
import { paths } from '../paths.ts'

/** What is pending, by the ids of django-allauth (spec section 3). */
const pendingFlows = [
  'login_by_code',
  'mfa_authenticate',
  'mfa_signup_webauthn',
  'verify_email',
] as const

export type PendingFlow = (typeof pendingFlows)[number]

/**
 * What the app knows about who is in front of it. A person is unconfirmed as long as the server, which
 * cannot be reached, has not said again that they are signed in.
 */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'unreachable' }
  | { kind: 'anonymous' }
  | { kind: 'pending'; flow: PendingFlow }
  | { kind: 'signedIn'; user: User; isUnconfirmed?: true }
  | { kind: 'mustReauthenticate'; user: User }

/** The parts of an answer of django-allauth that decide; every answer has `status`, the rest may miss. */
export type SessionAnswer = {
  status: number
  data?: { user?: User; flows?: Flow[] }
  meta?: { is_authenticated?: boolean | null }
}

function isPendingFlow(id: string): id is PendingFlow {
  return (pendingFlows as readonly string[]).includes(id)
}

/** `mfa_authenticate` only has a page when its first type is a passkey (spec section 4). */
function hasPage(flow: Flow): boolean {
  return flow.id !== 'mfa_authenticate' || flow.types?.[0] === 'webauthn'
}

/**
 * Reads the session out of an answer of django-allauth (spec section 4). The flow that is pending
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

const flowPages: Record<PendingFlow, string> = {
  login_by_code: paths.confirmLoginCode,
  verify_email: paths.verifyEmail,
  mfa_authenticate: paths.authenticate,
  mfa_signup_webauthn: paths.createSignUpPasskey,
}

/** The page on which a pending flow goes on. */
export function pathOfFlow(flow: PendingFlow): string {
  return flowPages[flow]
}

/** The signed-in person, also while a confirmation is due. */
export function userOf(session: Session): User | undefined {
  return session.kind === 'signedIn' || session.kind === 'mustReauthenticate'
    ? session.user
    : undefined
}
