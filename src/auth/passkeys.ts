import {
  addPasskey as sendPasskey,
  createPasskey,
  createSignUpPasskey as sendSignUpPasskey,
  getPasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getReauthenticationOptions,
  getSignUpPasskeyOptions,
  logInByPasskey,
  reauthenticate,
} from '@daymark/api'
import { expectStatus } from './expectStatus.ts'

// A challenge of the server is good once and may be neither cached nor shared, so the steps are plain requests;
// screens make a mutation of the ceremony as a whole.

/**
 * Signs in with a passkey (docs/product.md#3-2). With `conditional` mediation the browser offers it in an
 * e-mail field and waits until it is chosen or `signal` ends it. Throws `PasskeyError` for what the
 * browser reports and `ApiError` for what the server refuses.
 */
export async function signInWithPasskey(options: {
  mediation?: 'conditional'
  signal?: AbortSignal
}): Promise<void> {
  const { data } = expectStatus(await getPasskeyLoginOptions({ signal: options.signal }), 200)
  const credential = await getPasskey(data.request_options.publicKey, options)
  expectStatus(await logInByPasskey({ credential }), 200)
}

/** The last step of sign-up: makes the passkey and signs in. Throws like `signInWithPasskey`. */
export async function createSignUpPasskey({ name }: { name: string }): Promise<void> {
  const { data } = expectStatus(await getSignUpPasskeyOptions(), 200)
  const credential = await createPasskey(data.creation_options.publicKey)
  expectStatus(await sendSignUpPasskey({ name, credential }), 200)
}

/** A further passkey, asked for as one that can sign in by itself (docs/product.md#3-5). */
export async function addPasskey({ name }: { name: string }): Promise<void> {
  const { data } = expectStatus(await getPasskeyOptions({ passwordless: 'true' }), 200)
  const credential = await createPasskey(data.creation_options.publicKey)
  expectStatus(await sendPasskey({ name, credential }), 200)
}

/** Confirms that the signed-in person is still there (docs/product.md#2-6). */
export async function confirmWithPasskey(): Promise<void> {
  const { data } = expectStatus(await getReauthenticationOptions(), 200)
  const credential = await getPasskey(data.request_options.publicKey)
  expectStatus(await reauthenticate({ credential }), 200)
}
