import type {
  AuthenticationCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  RegistrationCredential,
} from '../generated/account/account.schemas.ts'

// The JSON of WebAuthn has binary data as base64url. Chrome 129, Firefox 119 and Safari 18.4 read and write it
// themselves. Password managers replace a part of what the browser does: their credentials may be plain objects, or
// have methods that throw.

type Methods = Partial<typeof PublicKeyCredential>

/** Returns creation options as `navigator.credentials.create` takes them. */
export function readCreationOptions(json: PasskeyCreationOptions) {
  const { parseCreationOptionsFromJSON } = PublicKeyCredential as Methods
  if (parseCreationOptionsFromJSON) return PublicKeyCredential.parseCreationOptionsFromJSON(json)
  const { challenge, user, excludeCredentials = [] } = json
  return {
    ...json,
    challenge: fromBase64Url(challenge),
    user: { ...user, id: fromBase64Url(user.id) },
    excludeCredentials: excludeCredentials.map(readDescriptor),
  } as unknown as PublicKeyCredentialCreationOptions
}

/** Returns request options as `navigator.credentials.get` takes them. */
export function readRequestOptions(json: PasskeyRequestOptions) {
  const { parseRequestOptionsFromJSON } = PublicKeyCredential as Methods
  if (parseRequestOptionsFromJSON) return PublicKeyCredential.parseRequestOptionsFromJSON(json)
  const { challenge, allowCredentials = [] } = json
  return {
    ...json,
    challenge: fromBase64Url(challenge),
    allowCredentials: allowCredentials.map(readDescriptor),
  } as unknown as PublicKeyCredentialRequestOptions
}

const readDescriptor = ({ id, ...rest }: { id: string }) => ({ ...rest, id: fromBase64Url(id) })

/** Returns a credential as JSON. If its own `toJSON` is missing or fails, the JSON is made from its fields. */
export function writeCredential(credential: Credential) {
  const json = attempt(() => (credential as PublicKeyCredential).toJSON())
  return (
    isWhole(json) ? json : ofFields(credential as PublicKeyCredential)
  ) as RegistrationCredential & AuthenticationCredential
}

function isWhole(json: unknown): boolean {
  const { id, response } = (json ?? {}) as { id?: unknown; response?: { clientDataJSON?: unknown } }
  return typeof id === 'string' && typeof response?.clientDataJSON === 'string'
}

/** The members of both kinds of responses. */
type Response = Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>

/** A credential whose methods are missing, or whose JSON has been made already. */
interface Fields extends Omit<PublicKeyCredential, 'response'> {
  response: Response & { transports?: unknown }
  clientExtensionResults?: unknown
}

function ofFields(credential: PublicKeyCredential) {
  const fields = reader(credential as unknown as Fields)
  const response = fields('response') ?? {}
  const part = reader(response)
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature'] as const
  const data = names.map((name) => [name, binary(part(name))] as const)
  const rawId = binary(fields('rawId'))
  const id = fields('id') ?? rawId
  const transports = attempt(() => response.getTransports?.()) ?? part('transports')
  const userHandle = binary(part('userHandle'))
  const attachment = fields('authenticatorAttachment')
  return {
    type: 'public-key',
    id,
    rawId: rawId ?? id,
    ...(typeof attachment === 'string' && { authenticatorAttachment: attachment }),
    clientExtensionResults:
      encoded(attempt(() => credential.getClientExtensionResults())) ??
      encoded(fields('clientExtensionResults')) ??
      {},
    response: {
      ...Object.fromEntries(data.filter(([, value]) => value !== undefined)),
      ...(Array.isArray(transports) && { transports }),
      ...(typeof userHandle === 'string' && userHandle !== '' && { userHandle }),
    },
  }
}

/** Reads members that may be missing. The browser's own throw on an object that only has the browser's prototype. */
const reader =
  <Owner extends object>(owner: Owner) =>
  <Name extends keyof Owner>(name: Name): Owner[Name] | undefined =>
    attempt(() => owner[name]) ?? undefined

function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Returns binary data as base64url. Some managers have it as a list of numbers, or as base64 already. */
function binary(value: unknown): unknown {
  if (typeof value === 'string') return base64Url(value)
  return Array.isArray(value) ? toBase64Url(Uint8Array.from(value as number[])) : encoded(value)
}

/** Returns a value with its binary data as base64url. Returns undefined for undefined and null. */
function encoded(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  // A buffer that an extension made may belong to another realm, where `instanceof` fails.
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]') {
    return toBase64Url(new Uint8Array(value as ArrayBuffer))
  }
  if (ArrayBuffer.isView(value)) {
    return toBase64Url(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
  }
  if (typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, encoded(part)]))
}

const base64Url = (text: string) =>
  text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return base64Url(btoa(text))
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}
