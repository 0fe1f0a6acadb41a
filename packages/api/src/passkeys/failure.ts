/**
 * Why a ceremony failed.
 *
 * - `cancelled`: the person said no, did nothing for too long, or has no passkey that fits (browsers do
 *   not tell these apart)
 * - `notAllowed`: the page may not ask, for instance inside a frame or in the background
 * - `alreadyRegistered`: this authenticator has a passkey of the account
 * - `insecureOrigin`: the address of the page does not belong to the passkey's domain, or is not secure
 * - `notSupported`: the browser or the authenticator cannot do what is asked
 * - `aborted`: the caller's signal ended it
 */
export type PasskeyFailure =
  | 'cancelled'
  | 'notAllowed'
  | 'alreadyRegistered'
  | 'insecureOrigin'
  | 'notSupported'
  | 'aborted'
  | 'unknown'

/** Thrown by `createPasskey` and `getPasskey`. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly reason: PasskeyFailure

  constructor(reason: PasskeyFailure, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const reasons: Record<string, PasskeyFailure> = {
  AbortError: 'aborted',
  ConstraintError: 'notSupported',
  InvalidStateError: 'alreadyRegistered',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'notSupported',
  SecurityError: 'insecureOrigin',
}

const forbidden = /not focused|not enabled in this document|permissions policy|feature policy/i

/** Reads the reason from what the browser threw. */
export function passkeyFailure(error: unknown): PasskeyFailure {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string }
  if (name === 'NotAllowedError' && forbidden.test(message)) return 'notAllowed'
  return reasons[name] ?? 'unknown'
}
