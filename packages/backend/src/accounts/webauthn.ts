import { randomBytes } from 'node:crypto'
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Challenge } from './sessionState.ts'
import type { NewCredential, StoredCredential } from './passkeys.ts'
import type { User } from './users.ts'

/** The relying party of passkeys: a domain, and the origins within it that may use them. */
export interface RelyingParty {
  id: string
  origins: readonly string[]
}

/** A stored credential that has signed. The caller compares the challenge and the authenticator's counter. */
export interface UsedCredential extends StoredCredential {
  challenge: string
  signCount: number
}

// EdDSA, ES256, ES384, ES512, PS256, RS256: what the verification below understands.
const algorithms = [-7, -8, -35, -36, -37, -257]

export function newChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** Creation options as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
export function creationOptions(
  rp: RelyingParty,
  user: User,
  known: readonly StoredCredential[],
  challenge: string,
  passwordless: boolean,
) {
  const requirement = passwordless ? ('required' as const) : ('discouraged' as const)
  return {
    publicKey: {
      rp: { name: 'Daymark', id: rp.id },
      user: { name: user.email, id: user.passkeyHandle, displayName: user.display },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: {
        residentKey: requirement,
        userVerification: requirement,
        requireResidentKey: passwordless,
      },
      extensions: { credProps: true },
    },
  }
}

/** Request options; without `known` any passkey of this site may answer. */
export function requestOptions(
  rp: RelyingParty,
  challenge: string,
  known: readonly StoredCredential[] = [],
) {
  return {
    publicKey: {
      challenge,
      rpId: rp.id,
      allowCredentials: known.map(descriptor),
      userVerification: 'required' as const,
    },
  }
}

/** Checks what a browser answered to creation options; undefined: not acceptable. */
export async function verifyRegistration(
  rp: RelyingParty,
  challenge: Challenge,
  credential: unknown,
): Promise<NewCredential | undefined> {
  const response = credential as RegistrationResponseJSON
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      expectedOrigin: acceptedOrigins(rp, response.response.clientDataJSON),
      expectedRPID: rp.id,
      response,
      expectedChallenge: challenge.value,
      requireUserVerification: challenge.userVerification === 'required',
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const rk = response.clientExtensionResults?.credProps?.rk
    const isPasswordless = typeof rk === 'boolean' ? rk : undefined
    return { credentialId: id, publicKey, isPasswordless, signCount: counter }
  } catch {
    // The library throws for everything that it does not accept, malformed input included.
    return undefined
  }
}

/**
 * Checks a signature against a stored credential, by a person whom the authenticator has verified; undefined: not
 * acceptable.
 */
export async function verifyAssertion(
  rp: RelyingParty,
  challengeHolds: (challenge: string) => boolean,
  credential: unknown,
  stored: StoredCredential | undefined,
): Promise<UsedCredential | undefined> {
  if (!stored) return undefined
  const response = credential as AuthenticationResponseJSON
  let challenge = ''
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      expectedOrigin: acceptedOrigins(rp, response.response.clientDataJSON),
      expectedRPID: rp.id,
      response,
      expectedChallenge(value) {
        challenge = value
        return challengeHolds(value)
      },
      credential: { id: stored.credentialId, publicKey: stored.publicKey, counter: 0 },
      requireUserVerification: true,
    })
    return verified ? { ...stored, challenge, signCount: authenticationInfo.newCounter } : undefined
  } catch {
    return undefined
  }
}

function descriptor({ credentialId }: StoredCredential) {
  return { type: 'public-key' as const, id: credentialId }
}

// On localhost every port counts as the same site, so that a development server works too.
function acceptedOrigins(rp: RelyingParty, clientDataJSON: string): string[] {
  if (rp.id !== 'localhost') return [...rp.origins]
  const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    origin: string
  }
  const { protocol, hostname } = new URL(origin)
  const isLocal = hostname === 'localhost' && /^https?:$/.test(protocol)
  return isLocal ? [origin] : [...rp.origins]
}
