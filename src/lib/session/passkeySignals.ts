import {
  getPasskeyOptions,
  signalAllAcceptedCredentials,
  signalCurrentUserDetails,
  type User,
} from '@daymark/api'

const canSignal = () =>
  typeof PublicKeyCredential !== 'undefined' &&
  'signalAllAcceptedCredentials' in PublicKeyCredential

/**
 * Tells the password manager which passkeys the account still has, so that it does not offer deleted ones. The options
 * for another passkey name them all. Never throws: nothing waits for it.
 */
export async function signalPasskeys(): Promise<void> {
  if (!canSignal()) return
  try {
    const { data } = await getPasskeyOptions({ passwordless: 'true' })
    const { rp, user, excludeCredentials = [] } = data.creation_options.publicKey
    await signalAllAcceptedCredentials({
      rpId: rp.id ?? location.hostname,
      userId: user.id,
      allAcceptedCredentialIds: excludeCredentials.map(({ id }) => id),
    })
  } catch {
    // The next deletion signals again.
  }
}

/** Returns the user handle in the passkeys of an account: the server's value, or else the id as django-allauth writes it. */
function userHandle({ id, passkeyHandle }: User): string {
  return passkeyHandle ?? btoa(id.toString(36)).replace(/=+$/, '')
}

/** Tells the password manager under which address the account is known now. */
export function signalEmail(user: User, email: string): Promise<void> {
  return signalCurrentUserDetails({
    rpId: location.hostname,
    userId: userHandle(user),
    name: email,
    displayName: user.display,
  })
}
