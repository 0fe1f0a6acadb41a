// The signals of WebAuthn level 3 keep the password manager of a person in step with the account. They
// do nothing where the browser does not know them, and never fail, because no caller waits for them.

type SignalName = Extract<keyof typeof PublicKeyCredential, `signal${string}`>

/** Names all passkeys of the account, so that the password manager may hide the others. */
export const signalAllAcceptedCredentials = (options: AllAcceptedCredentialsOptions) =>
  signal('signalAllAcceptedCredentials', options)

/** Updates the account’s name in the password manager. */
export const signalCurrentUserDetails = (options: CurrentUserDetailsOptions) =>
  signal('signalCurrentUserDetails', options)

async function signal(name: SignalName, options: object): Promise<void> {
  try {
    const method = globalThis.PublicKeyCredential?.[name] as
      ((options: object) => Promise<void>) | undefined
    await method?.call(PublicKeyCredential, options)
  } catch {
    // The domain is wrong or the authenticator is busy. The next signal repeats what this one says.
  }
}
