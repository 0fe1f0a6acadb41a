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

// A challenge of the server is good once and may be neither cached nor shared, so the steps are plain requests;
// screens make a mutation of the ceremony as a whole.

/**
 * Logs in with a passkey (docs/product.md#3-2). With `conditional` mediation the browser offers it in an e-mail field
 * and waits until it is chosen or `signal` ends it. Throws `PasskeyError` for what the browser reports and `ApiError`
 * for what the server refuses.
 */
export async function signInWithPasskey(options: {
  mediation?: 'conditional'
  signal?: AbortSignal
}): Promise<void> {
  const { data } = await getPasskeyLoginOptions({}, options.signal)
  const { publicKey, mediation } = data.request_options
  const credential = await getPasskey(publicKey, { mediation: ofPress(mediation), ...options })
  await logInByPasskey({ credential })
}

type Mediation = Awaited<
  ReturnType<typeof getPasskeyLoginOptions>
>['data']['request_options']['mediation']

/** A button has no field in which the browser could offer passkeys: conditional mediation would wait for ever. */
const ofPress = (wanted: Mediation) => (wanted === 'conditional' ? undefined : wanted)

/** Variables like those of a generated mutation. */
interface NewPasskey {
  data: { name: string }
}

/** The last step of sign-up: makes the passkey and signs in. Throws like `signInWithPasskey`. */
export async function createSignUpPasskey({ data: { name } }: NewPasskey): Promise<void> {
  const { data } = await getSignUpPasskeyOptions()
  const credential = await createPasskey(data.creation_options.publicKey)
  await sendSignUpPasskey({ name, credential })
}

/** Adds another passkey, which can log in on its own (docs/product.md#3-5). */
export async function addPasskey({ data: { name } }: NewPasskey): Promise<void> {
  const { data } = await getPasskeyOptions({ passwordless: 'true' })
  const credential = await createPasskey(data.creation_options.publicKey)
  await sendPasskey({ name, credential })
}

/** Confirms that the signed-in person is still there (docs/product.md#2-6). */
export async function confirmWithPasskey(): Promise<void> {
  const { data } = await getReauthenticationOptions()
  const { publicKey, mediation } = data.request_options
  const credential = await getPasskey(publicKey, { mediation: ofPress(mediation) })
  await reauthenticate({ credential })
}
