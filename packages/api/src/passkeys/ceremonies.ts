import type {
  AuthenticationCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RegistrationCredential,
} from '../generated/account/account.schemas.ts'
import { readCreationOptions, readRequestOptions, writeCredential } from './codec.ts'
import { PasskeyError, passkeyFailure } from './failure.ts'

interface CeremonyOptions {
  signal?: AbortSignal
}

/** Returns whether this browser knows passkeys, at this (secure) address. */
export const isPasskeySupported = (): boolean => globalThis.PublicKeyCredential !== undefined

/** Returns whether passkeys can be offered in the autofill of an input (`mediation: 'conditional'`). */
export async function isConditionalMediationAvailable(): Promise<boolean> {
  if (!isPasskeySupported()) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

/**
 * Creates a passkey: `data.creation_options.publicKey` of an answer in, `credential` of the next call
 * out. Throws PasskeyError.
 */
export function createPasskey(
  publicKey: PasskeyCreationOptions,
  { signal }: CeremonyOptions = {},
): Promise<RegistrationCredential> {
  return perform(signal, async () => {
    const options = readCreationOptions(publicKey)
    const credential = await navigator.credentials.create({ publicKey: options, signal })
    return writeCredential(existing(credential))
  })
}

/**
 * Uses a passkey: `data.request_options.publicKey` of an answer in, `credential` of the next call out.
 * With `mediation: 'conditional'` it waits until the person picks one in the autofill of an input with
 * `autocomplete="username webauthn"`. Throws PasskeyError.
 */
export function getPasskey(
  publicKey: PasskeyRequestOptions,
  { signal, mediation }: CeremonyOptions & { mediation?: CredentialMediationRequirement } = {},
): Promise<AuthenticationCredential> {
  return perform(signal, async () => {
    const options = readRequestOptions(publicKey)
    const credential = await navigator.credentials.get({ publicKey: options, signal, mediation })
    return writeCredential(existing(credential))
  })
}

async function perform<T>(signal: AbortSignal | undefined, ceremony: () => Promise<T>): Promise<T> {
  if (!isPasskeySupported()) {
    // Browsers hide passkeys from pages without https, except on localhost.
    const isInsecure = 'isSecureContext' in globalThis && !globalThis.isSecureContext
    throw new PasskeyError(isInsecure ? 'insecureOrigin' : 'notSupported')
  }
  try {
    signal?.throwIfAborted()
    return await ceremony()
  } catch (cause) {
    if (cause instanceof PasskeyError) throw cause
    throw new PasskeyError(signal?.aborted ? 'aborted' : passkeyFailure(cause), cause)
  }
}

/** A ceremony without a credential is how some browsers report that the person said no. */
function existing(credential: Credential | null): Credential {
  if (!credential) throw new PasskeyError('cancelled')
  return credential
}
