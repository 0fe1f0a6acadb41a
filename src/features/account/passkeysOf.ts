import type { Authenticator, Passkey } from '@daymark/api'

function isPasskey(authenticator: Authenticator): authenticator is Passkey {
  return authenticator.type === 'webauthn'
}

/** Only passkeys are shown; the list holds authenticators of other types as well. */
export function passkeysOf(authenticators: readonly Authenticator[]): Passkey[] {
  return authenticators.filter(isPasskey)
}
