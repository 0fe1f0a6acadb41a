import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** The members of creation options that an authenticator looks at. */
export interface CreationOptions {
  rp: { id?: string; name: string }
  user: { id: string; name: string; displayName: string }
  challenge: string
  authenticatorSelection?: { residentKey?: string; userVerification?: string }
}

/** The members of request options that an authenticator looks at. */
export interface RequestOptions {
  challenge: string
  rpId?: string
  allowCredentials?: readonly { id: string }[]
  userVerification?: string
}

/** Mistakes of this authenticator, to check that they are refused. */
export interface Deviations {
  challenge?: string
  origin?: string
  rpId?: string
  /** False leaves the flag "user verified" off. */
  userVerified?: boolean
  /** True signs something else. */
  wrongSignature?: boolean
  userHandle?: string | null
  /** The id that a new passkey claims to have. */
  credentialId?: string
  /** 0 if left out, as of a passkey that is synchronised. */
  signCount?: number
}

interface Credential {
  id: string
  rpId: string
  userHandle: string
  privateKey: KeyObject
  /** The COSE key, as a backend stores it. */
  publicKey: Buffer
}

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 }

/**
 * A passkey provider in software: ES256, attestation "none". What goes in and out is the JSON of
 * `PublicKeyCredential.parse…OptionsFromJSON` and `toJSON`.
 */
export class SoftwareAuthenticator {
  readonly #origin: string
  readonly #credentials: Credential[] = []

  /** `origin` is the page that the browser would report. */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** The ids of its credentials, oldest first. */
  get credentialIds(): string[] {
    return this.#credentials.map(({ id }) => id)
  }

  /** Makes a passkey, as `navigator.credentials.create` does. */
  create(options: CreationOptions, deviations: Deviations = {}) {
    const rpId = options.rp.id ?? new URL(this.#origin).hostname
    const credential = this.#newCredential(rpId, options.user.id, deviations.credentialId)
    const id = Buffer.from(credential.id, 'base64url')
    const authenticatorData = Buffer.concat([
      authenticatorDataHead(deviations.rpId ?? rpId, deviations, flags.attested),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      credential.publicKey,
    ])
    return {
      type: 'public-key' as const,
      id: credential.id,
      rawId: credential.id,
      authenticatorAttachment: 'platform' as const,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviations).toString(
          'base64url',
        ),
        attestationObject: attestationObject(authenticatorData).toString('base64url'),
        transports: ['internal' as const],
      },
      clientExtensionResults: {
        credProps: { rk: options.authenticatorSelection?.residentKey === 'required' },
      },
    }
  }

  /**
   * Uses a passkey, as `navigator.credentials.get` does: the newest one that fits. Throws when it
   * has none.
   */
  get(options: RequestOptions, deviations: Deviations = {}) {
    const rpId = options.rpId ?? new URL(this.#origin).hostname
    const allowed = (options.allowCredentials ?? []).map(({ id }) => id)
    const credential = this.#credentials.findLast(
      (candidate) =>
        candidate.rpId === rpId && (allowed.length === 0 || allowed.includes(candidate.id)),
    )
    if (!credential) throw new Error('NotAllowedError: no passkey fits')
    const authenticatorData = authenticatorDataHead(deviations.rpId ?? rpId, deviations, 0)
    const clientData = this.#clientData('webauthn.get', options.challenge, deviations)
    const hash = createHash('sha256').update(clientData).digest()
    const signed = Buffer.concat([
      authenticatorData,
      deviations.wrongSignature ? randomBytes(32) : hash,
    ])
    const userHandle =
      deviations.userHandle === undefined ? credential.userHandle : deviations.userHandle
    return {
      type: 'public-key' as const,
      id: credential.id,
      rawId: credential.id,
      authenticatorAttachment: 'platform' as const,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
        ...(userHandle === null ? {} : { userHandle }),
      },
      clientExtensionResults: {},
    }
  }

  #newCredential(
    rpId: string,
    userHandle: string,
    id = randomBytes(32).toString('base64url'),
  ): Credential {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const credential = {
      id,
      rpId,
      userHandle,
      privateKey,
      publicKey: coseKey(publicKey),
    }
    this.#credentials.push(credential)
    return credential
  }

  #clientData(type: string, challenge: string, deviations: Deviations): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: deviations.challenge ?? challenge,
        origin: deviations.origin ?? this.#origin,
        crossOrigin: false,
      }),
    )
  }
}

function authenticatorDataHead(rpId: string, deviations: Deviations, more: number): Buffer {
  const { userVerified, signCount = 0 } = deviations
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(signCount)
  const verified = userVerified === false ? 0 : flags.userVerified
  return Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([flags.userPresent | verified | more]),
    counter,
  ])
}

/** CBOR: { fmt: "none", attStmt: {}, authData }. */
function attestationObject(authenticatorData: Buffer): Buffer {
  const { length } = authenticatorData
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59, length >> 8, length & 0xff]),
    authenticatorData,
  ])
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
}
