import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createPasskey,
  getPasskey,
  isConditionalMediationAvailable,
  isPasskeySupported,
} from './ceremonies.ts'
import { signalAllAcceptedCredentials } from './signals.ts'

const creation = {
  rp: { id: 'localhost', name: 'Daymark' },
  user: { id: 'NA', name: 'anna@example.com', displayName: 'anna' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
}
const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', allowCredentials: [] }
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const text = (buffer: BufferSource) => new TextDecoder().decode(buffer)

/** Returns a browser of today: it turns JSON into options and credentials into JSON itself. */
function modernBrowser(ceremony: (options: object) => Promise<unknown>, statics: object = {}) {
  class FakeCredential {
    toJSON() {
      return { id: 'AAAA', type: 'public-key' }
    }
  }
  const parse = (options: object) => ({ ...options, parsed: true })
  const methods = { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse }
  vi.stubGlobal('PublicKeyCredential', Object.assign(FakeCredential, methods, statics))
  stubCredentials(ceremony)
  return new FakeCredential()
}

/** Returns a browser that knows passkeys, but only as binary data (Chrome 123, Safari 17). */
function olderBrowser(ceremony: (options: object) => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', function binaryOnly() {})
  stubCredentials(ceremony)
}

const stubCredentials = (ceremony: (options: object) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { credentials: { create: ceremony, get: ceremony } })

afterEach(() => vi.unstubAllGlobals())

const accepted = { rpId: 'localhost', userId: 'AQ', allAcceptedCredentialIds: ['AAAA'] }

describe('in a browser of today', () => {
  test('a passkey is created from the options of the server', async () => {
    const ceremony = vi.fn(() => Promise.resolve<unknown>(credential))
    const credential = modernBrowser(ceremony)
    expect(await createPasskey(creation)).toEqual({ id: 'AAAA', type: 'public-key' })
    expect(ceremony).toHaveBeenCalledWith(
      expect.objectContaining({ publicKey: { ...creation, parsed: true } }),
    )
  })

  test('a passkey can be offered in the autofill of an input, and called off', async () => {
    const ceremony = vi.fn(() => Promise.resolve<unknown>(credential))
    const credential = modernBrowser(ceremony)
    const { signal } = new AbortController()
    await getPasskey(request, { mediation: 'conditional', signal })
    expect(ceremony).toHaveBeenCalledWith(
      expect.objectContaining({ mediation: 'conditional', signal }),
    )
  })

  test('a refusal of the person becomes a typed error', async () => {
    modernBrowser(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')))
    await expect(getPasskey(request)).rejects.toMatchObject({
      name: 'PasskeyError',
      reason: 'cancelled',
    })
  })

  test('no credential counts as a refusal', async () => {
    modernBrowser(() => Promise.resolve(null))
    await expect(createPasskey(creation)).rejects.toMatchObject({ reason: 'cancelled' })
  })

  test('a signal that has ended before it began asks the person nothing', async () => {
    const ceremony = vi.fn(() => Promise.resolve(null))
    modernBrowser(ceremony)
    const call = getPasskey(request, { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ reason: 'aborted' })
    expect(ceremony).not.toHaveBeenCalled()
  })

  test('the passkeys of an account are reported to the password manager, whose failure has no effect', async () => {
    const signal = vi.fn(() => Promise.reject(new Error('busy')))
    modernBrowser(() => Promise.resolve(null), { signalAllAcceptedCredentials: signal })
    await signalAllAcceptedCredentials(accepted)
    expect(signal).toHaveBeenCalledWith(accepted)
  })
})

describe('in an older browser', () => {
  test('a passkey is created, its binary data as base64url', async () => {
    let asked: { publicKey?: PublicKeyCredentialCreationOptions } = {}
    olderBrowser((options) => {
      asked = options
      const response = {
        clientDataJSON: bytes('{}'),
        attestationObject: bytes('abc'),
        getTransports: () => ['internal'],
      }
      const rest = { type: 'public-key', getClientExtensionResults: () => ({}) }
      return Promise.resolve({ id: 'AAAA', rawId: bytes('id'), response, ...rest })
    })
    expect(await createPasskey(creation)).toMatchObject({
      id: 'AAAA',
      rawId: 'aWQ',
      response: { clientDataJSON: 'e30', attestationObject: 'YWJj', transports: ['internal'] },
    })
    expect(text(asked.publicKey?.challenge as BufferSource)).toBe('challenge')
  })

  test('a failure becomes the same typed error', async () => {
    olderBrowser(() => Promise.reject(new DOMException('Again', 'InvalidStateError')))
    await expect(createPasskey(creation)).rejects.toMatchObject({ reason: 'alreadyRegistered' })
  })

  test('signals do nothing', async () => {
    olderBrowser(() => Promise.resolve(null))
    await expect(signalAllAcceptedCredentials(accepted)).resolves.toBeUndefined()
  })
})

describe('in a browser without passkeys', () => {
  test('it is known beforehand, and a ceremony says so', async () => {
    expect(isPasskeySupported()).toBe(false)
    expect(await isConditionalMediationAvailable()).toBe(false)
    await expect(getPasskey(request)).rejects.toMatchObject({ reason: 'notSupported' })
  })
})
