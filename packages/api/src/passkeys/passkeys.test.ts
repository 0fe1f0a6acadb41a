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

const asJson = { id: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30' } }

/** Returns a browser of today: it turns JSON into options and credentials into JSON itself. */
function modernBrowser(ceremony: (options: object) => Promise<unknown>, statics: object = {}) {
  class FakeCredential {
    toJSON() {
      return asJson
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
    expect(await createPasskey(creation)).toBe(asJson)
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

/** What a password manager makes of a new passkey, and of one that logs in. */
const created = () => ({
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: new Uint8Array([251, 255, 190]),
    getTransports: () => ['internal', 'hybrid'],
  },
  getClientExtensionResults: () => ({ credProps: { rk: true } }),
})
const used = () => ({
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('sign'),
    userHandle: bytes('anna'),
  },
})
const createdJson = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: { credProps: { rk: true } },
  response: {
    clientDataJSON: 'e30',
    attestationObject: '-_--',
    transports: ['internal', 'hybrid'],
  },
}
const usedJson = {
  id: 'aWQ',
  rawId: 'aWQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'e30',
    authenticatorData: 'ZGF0YQ',
    signature: 'c2lnbg',
    userHandle: 'YW5uYQ',
  },
}

/** The prototype of the browser, whose methods and getters take no other object. */
class NativeCredential {
  get authenticatorAttachment() {
    throw new TypeError('Illegal invocation')
  }
  getClientExtensionResults() {
    throw new TypeError('Illegal invocation')
  }
  toJSON() {
    throw new TypeError('Illegal invocation')
  }
}

describe.each([
  ['a browser of today', modernBrowser],
  ['an older browser', olderBrowser],
] as const)('with a password manager in %s', (_name, browser) => {
  test('a credential that is a plain object is sent', async () => {
    browser(() => Promise.resolve(created()))
    expect(await createPasskey(creation)).toEqual(createdJson)
    browser(() => Promise.resolve(used()))
    expect(await getPasskey(request)).toEqual(usedJson)
  })

  test('a credential with the prototype of the browser, whose methods throw, is sent', async () => {
    const { getClientExtensionResults: _method, authenticatorAttachment: _at, ...own } = created()
    const respond = (fields: object) =>
      Promise.resolve(Object.assign(Object.create(NativeCredential.prototype) as object, fields))
    browser(() => respond(own))
    const { authenticatorAttachment: _sent, ...rest } = createdJson
    expect(await createPasskey(creation)).toEqual({ ...rest, clientExtensionResults: {} })
    browser(() => respond(used()))
    expect(await getPasskey(request)).toEqual(usedJson)
  })

  test('members that throw because the object only has the prototype of the browser count as missing', async () => {
    const throwing = {
      get: () => {
        throw new TypeError('Illegal invocation')
      },
    }
    const natively = (own: object, ...names: string[]) => {
      const prototype = Object.defineProperties(
        {},
        Object.fromEntries(names.map((name) => [name, throwing])),
      )
      return Object.create(prototype, Object.getOwnPropertyDescriptors(own)) as object
    }
    const { id: _id, authenticatorAttachment: _at, ...fresh } = created()
    const response = natively(fresh.response, 'userHandle', 'transports')
    browser(() =>
      Promise.resolve(natively({ ...fresh, response }, 'id', 'authenticatorAttachment', 'toJSON')),
    )
    const { authenticatorAttachment: _sent, ...rest } = createdJson
    expect(await createPasskey(creation)).toEqual(rest)
    const { userHandle, ...answer } = used().response
    expect(userHandle).toBeDefined()
    browser(() =>
      Promise.resolve({ ...used(), response: natively(answer, 'userHandle', 'attestationObject') }),
    )
    const { userHandle: _none, ...answerJson } = usedJson.response
    expect(await getPasskey(request)).toEqual({ ...usedJson, response: answerJson })
  })

  test('binary data that is a list of numbers, a part of a buffer, or base64 already, is sent as base64url', async () => {
    const { response, ...rest } = created()
    const attestationObject = [251, 255, 190]
    browser(() => Promise.resolve({ ...rest, response: { ...response, attestationObject } }))
    expect(await createPasskey(creation)).toEqual(createdJson)
    browser(() =>
      Promise.resolve({ ...rest, response: { ...response, attestationObject: '+/++' } }),
    )
    expect(await createPasskey(creation)).toEqual(createdJson)
    const part = new DataView(new Uint8Array([0, 0, 251, 255, 190]).buffer, 2)
    browser(() => Promise.resolve({ ...rest, response: { ...response, attestationObject: part } }))
    expect(await createPasskey(creation)).toEqual(createdJson)
  })

  test('a credential whose toJSON forgets its response, or that is JSON already, is sent', async () => {
    browser(() => Promise.resolve({ ...used(), toJSON: () => ({}) }))
    expect(await getPasskey(request)).toEqual(usedJson)
    browser(() => Promise.resolve(usedJson))
    expect(await getPasskey(request)).toEqual(usedJson)
  })
})

describe('in a browser without passkeys', () => {
  test('it is known beforehand, and a ceremony says so', async () => {
    expect(isPasskeySupported()).toBe(false)
    expect(await isConditionalMediationAvailable()).toBe(false)
    await expect(getPasskey(request)).rejects.toMatchObject({ reason: 'notSupported' })
  })
})
