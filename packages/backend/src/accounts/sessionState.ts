import type { PendingCode } from './codes.ts'

/** Of a session the latest ones are kept. */
const mostMethods = 10

/** How a session was authenticated; `at` in seconds since 1970. */
export type AuthenticationMethod =
  | { method: 'code'; at: number; email: string }
  | {
      method: 'mfa'
      at: number
      id: number
      type: 'webauthn'
      passwordless?: true
      reauthenticated?: true
    }

/** An address that waits for the code that was mailed to it: one that a signed-in person adds, or that of a flow. */
export interface WaitingAddress {
  email: string
  startedAt: number
  code: PendingCode
  /** Its place in the outbox. */
  mail: number
}

/** A flow that waits for a code. `userId` is null for an address without an account. */
export interface CodeFlow extends WaitingAddress {
  id: 'login_by_code' | 'verify_email'
  userId: number | null
}

/** A flow that a visitor has begun and not finished. */
export type PendingFlow =
  CodeFlow | { id: 'mfa_signup_webauthn'; startedAt: number; email: string; userId: number }

/** A challenge that an authenticator has to sign. */
export interface Challenge {
  value: string
  ceremony: 'signup' | 'add' | 'reauthenticate'
  userVerification: 'required' | 'preferred' | 'discouraged'
}

/** The passkey or address with which a session was signed in or confirmed. If it is deleted, the session ends. */
export type Proof = `passkey:${number}` | `email:${string}`

export const passkeyProof = (id: number): Proof => `passkey:${id}`
export const emailProof = (email: string): Proof => `email:${email}`

/** The stored state of a session. */
export interface SessionState {
  methods: AuthenticationMethod[]
  origins?: Proof[]
  /** When the person last proved who they are, in seconds since 1970. */
  provedAt?: number
  flow?: PendingFlow
  waiting?: WaitingAddress
  challenge?: Challenge
}

/** Returns the proof of a session that was authenticated in this way. Without the proof the session ends. */
export function proofOf(method: AuthenticationMethod): Proof {
  return method.method === 'code' ? emailProof(method.email) : passkeyProof(method.id)
}

/** What a session keeps once it was confirmed with a further method. */
export function withMethod({ methods, origins = [] }: SessionState, method: AuthenticationMethod) {
  return {
    methods: [...methods, method].slice(-mostMethods),
    origins: [...new Set([...origins, proofOf(method)])],
  }
}
