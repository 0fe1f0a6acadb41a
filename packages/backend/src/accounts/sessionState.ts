import type { PendingCode } from './codes.ts'

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

/** What a visitor has begun and not finished. `userId` is null for an address nobody has. */
export type PendingFlow = { startedAt: number; email: string } & (
  | { id: 'login_by_code'; userId: number | null; code: PendingCode; mail: number }
  | { id: 'verify_email'; userId: number | null; code: PendingCode; mail: number }
  | { id: 'mfa_signup_webauthn'; userId: number }
)

/** An address that a signed-in person added and that waits for its code. */
export interface WaitingAddress {
  email: string
  startedAt: number
  code: PendingCode
  /** Its place in the outbox. */
  mail: number
}

/** What an authenticator has to sign. */
export interface Challenge {
  value: string
  ceremony: 'signup' | 'add' | 'reauthenticate'
  userVerification: 'required' | 'preferred' | 'discouraged'
}

/** What a session was signed in or confirmed with; it ends together with that. */
export type Origin = `passkey:${number}` | `email:${string}`

export const passkeyOrigin = (id: number): Origin => `passkey:${id}`
export const emailOrigin = (email: string): Origin => `email:${email}`

/** What a session keeps. */
export interface SessionState {
  methods: AuthenticationMethod[]
  origins?: Origin[]
  /** When the person last proved who they are, in seconds since 1970. */
  provedAt?: number
  flow?: PendingFlow
  waiting?: WaitingAddress
  challenge?: Challenge
}

/** What a session that was authenticated in this way ends together with. */
export function originOf(method: AuthenticationMethod): Origin {
  return method.method === 'code' ? emailOrigin(method.email) : passkeyOrigin(method.id)
}
