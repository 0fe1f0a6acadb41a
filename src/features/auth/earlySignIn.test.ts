import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTouches } from '../../app/boot/earlyInput.ts'
import { setHandover } from '../../../tests/support/unit/handover.ts'

const asked = Promise.resolve()
const root = () => document.querySelector('#root') as Element
const press = (name: string) => document.querySelector<HTMLElement>(`[name="${name}"]`)?.click()

/** Imports the module again, as in a page that was just opened. */
async function open(sessionAsked: Promise<void> = asked) {
  vi.resetModules()
  const module = await import('./earlySignIn.ts')
  return {
    answerPresses: () => module.answerEarlyPress(root(), sessionAsked),
    takeSignIn: () => module.takeEarlySignIn(),
  }
}

/** Returns a browser that knows passkeys; `dialog` is what becomes of its dialog. Returns what opens it. */
function browser(dialog: () => Promise<unknown>) {
  const get = vi.fn(dialog)
  class Known {
    static parseCreationOptionsFromJSON = (options: object) => options
    static parseRequestOptionsFromJSON = (options: object) => options
    toJSON() {
      return { id: 'key', response: { clientDataJSON: '' } }
    }
  }
  vi.stubGlobal('PublicKeyCredential', Known)
  vi.stubGlobal('navigator', { credentials: { get } })
  return { get, passkey: new Known() }
}

beforeEach(() => {
  document.cookie = 'csrftoken=first; Path=/'
  document.body.innerHTML = `<div id="root">
    <main><button name="signIn">Log in</button></main>
    <footer><button name="theme">Dark</button></footer></div>`
  watchTouches()
  vi.stubGlobal('fetch', ({ method }: Request) => {
    const data = method === 'GET' ? { request_options: { publicKey: {} } } : {}
    return Promise.resolve(Response.json({ status: 200, data, meta: { is_authenticated: true } }))
  })
})

afterEach(() => {
  setHandover()
  vi.unstubAllGlobals()
})

test.for(['before', 'after'])(
  'a press that comes %s the script signs in, and is handed over once',
  async (when) => {
    const { get, passkey } = browser(() => Promise.resolve(passkey))
    const { answerPresses, takeSignIn } = await open()
    if (when === 'before') press('signIn')
    answerPresses()
    if (when === 'after') press('signIn')
    await expect(takeSignIn()).resolves.toBeUndefined()
    expect(get).toHaveBeenCalledTimes(1)
    expect(takeSignIn()).toBeUndefined()
  },
)

test('it waits for the answer that brings the token', async () => {
  const { get, passkey } = browser(() => Promise.resolve(passkey))
  const session = Promise.withResolvers<void>()
  const { answerPresses, takeSignIn } = await open(session.promise)
  const fetch = vi.spyOn(globalThis, 'fetch')
  answerPresses()
  press('signIn')
  await Promise.resolve()
  expect(fetch).not.toHaveBeenCalled()
  session.resolve()
  await takeSignIn()
  expect(get).toHaveBeenCalledTimes(1)
})

test('pressed again it stays one sign-in; after a failure it is another one', async () => {
  const first = Promise.withResolvers<unknown>()
  const { get, passkey } = browser(() => first.promise)
  const { answerPresses, takeSignIn } = await open()
  answerPresses()
  press('signIn')
  press('signIn')
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1))
  first.reject(new DOMException('No', 'NotAllowedError'))
  get.mockResolvedValue(passkey)
  await vi.waitFor(() => {
    press('signIn')
    expect(get).toHaveBeenCalledTimes(2)
  })
  await expect(takeSignIn()).resolves.toBeUndefined()
})

test('a failure is handed over as well', async () => {
  browser(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
  const { answerPresses, takeSignIn } = await open()
  answerPresses()
  press('signIn')
  await expect(takeSignIn()).rejects.toMatchObject({ reason: 'cancelled' })
})

test('other buttons, and browsers without passkeys, wait for the app', async () => {
  browser(() => Promise.resolve(null))
  const { answerPresses, takeSignIn } = await open()
  answerPresses()
  press('theme')
  expect(takeSignIn()).toBeUndefined()
  vi.stubGlobal('PublicKeyCredential', undefined)
  press('signIn')
  expect(takeSignIn()).toBeUndefined()
})
