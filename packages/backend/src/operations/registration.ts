import { createPasskey, findCredential, listCredentials } from '../accounts/passkeys.ts'
import type { Challenge } from '../accounts/sessionState.ts'
import type { User } from '../accounts/users.ts'
import { creationOptions, newChallenge, verifyRegistration } from '../accounts/webauthn.ts'
import { success } from '../http/formats/allauthResponses.ts'
import type { Request, RequestContext } from '../http/routing/operation.ts'

type Ceremony = Challenge['ceremony']

/** Returns the options with which a browser creates a passkey of this account. */
export function askForPasskey(
  { services, session }: RequestContext,
  user: User,
  ceremony: Ceremony,
  passwordless: boolean,
) {
  const { database, relyingParty } = services
  const value = newChallenge()
  const userVerification = passwordless ? 'required' : 'discouraged'
  session.set({ challenge: { value, ceremony, userVerification } })
  const known = listCredentials(database, user.id)
  const creation_options = creationOptions(relyingParty, user, known, value, passwordless)
  return success({ data: { creation_options } })
}

/**
 * Checks the passkey that a browser made. Returns a function that stores it for an account, inside the transaction, and returns
 * its id; undefined when it is not acceptable.
 */
export async function checkPasskey(
  { services, session, body }: Request<'addPasskey' | 'createSignUpPasskey'>,
  ceremony: Ceremony,
) {
  const { challenge } = session.state
  const credential =
    challenge?.ceremony === ceremony
      ? await verifyRegistration(services.relyingParty, challenge, body.credential)
      : undefined
  return ({ services: { database }, session, now }: RequestContext, userId: number) => {
    if (!credential || session.state.challenge?.value !== challenge?.value) return undefined
    if (findCredential(database, credential.credentialId)) return undefined
    session.set({ challenge: undefined })
    return createPasskey(database, { ...credential, userId, name: body.name, now })
  }
}
