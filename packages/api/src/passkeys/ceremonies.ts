import type {
  AuthenticationCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RegistrationCredential,
} from '../generated/account/account.schemas.ts'
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
    if (!speaksJson()) {
      const { startRegistration } = await loadFallback(signal)
      return startRegistration({ optionsJSON: publicKey })
    }
    const options = PublicKeyCredential.parseCreationOptionsFromJSON(publicKey)
    const credential = await navigator.credentials.create({ publicKey: options, signal })
    return toJson(credential) as RegistrationCredential
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
    if (!speaksJson()) {
      const { startAuthentication } = await loadFallback(signal)
      const useBrowserAutofill = mediation === 'conditional'
      return startAuthentication({ optionsJSON: publicKey, useBrowserAutofill })
    }
    const options = PublicKeyCredential.parseRequestOptionsFromJSON(publicKey)
    const credential = await navigator.credentials.get({ publicKey: options, signal, mediation })
    return toJson(credential) as AuthenticationCredential
  })
}

async function perform<T>(signal: AbortSignal | undefined, ceremony: () => Promise<T>): Promise<T> {
  if (!isPasskeySupported()) throw new PasskeyError('notSupported')
  try {
    signal?.throwIfAborted()
    return await ceremony()
  } catch (cause) {
    if (cause instanceof PasskeyError) throw cause
    throw new PasskeyError(signal?.aborted ? 'aborted' : passkeyFailure(cause), cause)
  }
}

/** Chrome 129, Firefox 119 and Safari 18.4 turn JSON into options and credentials into JSON themselves. */
const speaksJson = () =>
  'parseCreationOptionsFromJSON' in PublicKeyCredential && 'toJSON' in PublicKeyCredential.prototype

async function loadFallback(signal: AbortSignal | undefined) {
  const browser = await import('@simplewebauthn/browser')
  signal?.addEventListener('abort', () => browser.WebAuthnAbortService.cancelCeremony())
  return browser
}

/** A ceremony without a credential is how some browsers report that the person said no. */
function toJson(credential: Credential | null): unknown {
  if (!credential) throw new PasskeyError('cancelled')
  return (credential as PublicKeyCredential).toJSON()
}
