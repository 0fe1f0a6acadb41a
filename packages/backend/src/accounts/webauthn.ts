import { randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Challenge } from './session.ts'
import type { StoredCredential } from './passkeys.ts'
import type { User } from './users.ts'

/** Who asks for a passkey: the rp id is the host name of the origin. */
export interface RelyingParty {
  id: string
  origins: readonly string[]
}

export interface NewCredential {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** What the browser reported as `credProps.rk`. */
  isPasswordless: boolean | undefined
}

// EdDSA, ES256, ES384, ES512, PS256, RS256: what the verification below understands.
const algorithms = [-7, -8, -35, -36, -37, -257]

export function relyingParty(origin: string, trustedOrigins: readonly string[]): RelyingParty {
  return { id: new URL(origin).hostname, origins: [origin, ...trustedOrigins] }
}

export function newChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** 1.6: the user handle is the decimal id of the account as text. */
export function userHandle(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url')
}

/** Creation options as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. */
export function creationOptions(
  rp: RelyingParty,
  user: User,
  known: readonly StoredCredential[],
  challenge: string,
  passwordless: boolean,
) {
  const wish = passwordless ? ('required' as const) : ('discouraged' as const)
  return {
    publicKey: {
      rp: { name: 'Daymark', id: rp.id },
      user: { name: user.email, id: userHandle(user.id), displayName: user.display },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: {
        residentKey: wish,
        userVerification: wish,
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
      userVerification: 'preferred' as const,
    },
  }
}

/** Checks what a browser answered to creation options; undefined: not acceptable. */
export async function verifyRegistration(
  rp: RelyingParty,
  challenge: Challenge,
  credential: unknown,
): Promise<NewCredential | undefined> {
  const response = credential as Parameters<typeof verifyRegistrationResponse>[0]['response']
  try {
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge.value,
      expectedOrigin: acceptedOrigins(rp, response.response.clientDataJSON),
      expectedRPID: rp.id,
      requireUserVerification: challenge.userVerification === 'required',
      supportedAlgorithmIDs: algorithms,
    })
    if (!result.verified) return undefined
    const rk = response.clientExtensionResults?.credProps?.rk
    return {
      credentialId: result.registrationInfo.credential.id,
      publicKey: result.registrationInfo.credential.publicKey,
      isPasswordless: typeof rk === 'boolean' ? rk : undefined,
    }
  } catch {
    // The library throws for anything that is not a perfect answer, malformed ones included.
    return undefined
  }
}

/** Checks a signature against a stored credential. Counters are not compared (1.6). */
export async function verifyAssertion(
  rp: RelyingParty,
  challenge: Challenge,
  credential: unknown,
  stored: StoredCredential,
): Promise<boolean> {
  const response = credential as Parameters<typeof verifyAuthenticationResponse>[0]['response']
  try {
    const result = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.value,
      expectedOrigin: acceptedOrigins(rp, response.response.clientDataJSON),
      expectedRPID: rp.id,
      credential: { id: stored.credentialId, publicKey: stored.publicKey, counter: 0 },
      requireUserVerification: challenge.userVerification === 'required',
    })
    return result.verified
  } catch {
    return false
  }
}

/** The credential id and the account that a sign-in answer names; undefined when it names none. */
export function namedCredential(
  credential: unknown,
): { credentialId: string; userId: number } | undefined {
  const { id, response } = (credential ?? {}) as {
    id?: unknown
    response?: { userHandle?: unknown }
  }
  const handle = response?.userHandle
  if (typeof id !== 'string' || typeof handle !== 'string') return undefined
  const userId = Buffer.from(handle, 'base64url').toString()
  return /^\d{1,15}$/.test(userId) ? { credentialId: id, userId: Number(userId) } : undefined
}

function descriptor({ credentialId }: StoredCredential) {
  return { type: 'public-key' as const, id: credentialId }
}

// On localhost every port counts as the same site (1.6), so that a development server works too.
function acceptedOrigins(rp: RelyingParty, clientDataJSON: string): string[] {
  if (rp.id !== 'localhost') return [...rp.origins]
  const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    origin: string
  }
  return new URL(origin).hostname === 'localhost' ? [origin] : [...rp.origins]
}
