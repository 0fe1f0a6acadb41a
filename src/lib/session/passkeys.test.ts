import { configureApi } from '@daymark/api'
import { afterEach, expect, test, vi } from 'vitest'
import { confirmWithPasskey, signInWithPasskey } from './passkeys.ts'

/** Lets the server ask for a passkey in its way; returns the browser's part. */
function serverWants(mediation: string | undefined) {
  class Passkey {
    static parseCreationOptionsFromJSON = (json: object) => json
    static parseRequestOptionsFromJSON = (json: object) => json
    toJSON() {
      return { id: 'key', response: { clientDataJSON: 'e30' } }
    }
  }
  const get = vi.fn<(options: object) => Promise<Passkey>>(() => Promise.resolve(new Passkey()))
  vi.stubGlobal('PublicKeyCredential', Passkey)
  vi.stubGlobal('navigator', { credentials: { get } })
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', ({ method }: Request) => {
    const data = method === 'GET' ? { request_options: { publicKey: {}, mediation } } : {}
    return Promise.resolve(Response.json({ status: 200, data, meta: { is_authenticated: true } }))
  })
  return get
}

afterEach(() => vi.unstubAllGlobals())

for (const [name, ask] of [
  ['signing in', () => signInWithPasskey({})],
  ['confirming', confirmWithPasskey],
] as const) {
  test.each([
    ['required', 'required'],
    ['silent', 'silent'],
    [undefined, undefined],
    ['conditional', undefined],
  ])(`${name} by a button asks as the server wants: %s as %s`, async (wanted, asked) => {
    const get = serverWants(wanted)
    await ask()
    expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: asked }))
  })
}

test('the field for an e-mail address stays quiet, whatever the server wants for buttons', async () => {
  const get = serverWants('required')
  await signInWithPasskey({ mediation: 'conditional' })
  expect(get).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mediation: 'conditional' }))
})
