import { randomBytes } from 'node:crypto'
import type { CreationOptionsAnswer, RequestOptionsAnswer } from '@daymark/api/schemas'
import type { RunningBackend } from '@daymark/backend'
import { SoftwareAuthenticator } from '@daymark/backend/testing/softwareAuthenticator.ts'
import type { NewPasskey, UsedPasskey } from '../../states.ts'
import { Browser } from './browser.ts'

/** Creates visitors and account holders, new ones for each state. */
export class People {
  readonly #backend: RunningBackend
  readonly #origin: string

  /** `origin` is where the calls go: to the backend, or to the proxy in front of it. */
  constructor(backend: RunningBackend, origin = backend.origin) {
    this.#backend = backend
    this.#origin = origin
  }

  visitor(): Browser {
    return new Browser(this.#origin, this.#backend.origin)
  }

  newAddress(host = 'example.com'): string {
    return `${randomBytes(6).toString('hex')}@${host}`
  }

  /** An account with one verified address. */
  account(email = this.newAddress()): string {
    this.#backend.test.createPerson({ email })
    return email
  }

  signIn(email: string): Browser {
    return new Browser(this.#origin, this.#backend.origin, { ...this.#backend.test.signIn(email) })
  }

  /** Returns the code of the newest e-mail to this address. */
  mailedCode(email: string): string {
    const code = this.#backend.test.mails(email).at(-1)?.code
    if (!code) throw new Error(`No code was mailed to ${email}`)
    return code
  }

  /** An account that has a passkey, a browser that is signed in to it, and the device. */
  async withPasskey() {
    const email = this.account()
    const browser = this.signIn(email)
    const device = this.device()
    const path = 'account/authenticators/webauthn'
    const options = await browser.account<CreationOptionsAnswer>(200, 'GET', `${path}?passwordless`)
    const credential = device.create(options.data.creation_options.publicKey)
    const body = { name: 'My laptop', credential }
    const added = await browser.account<{ data: { id: number } }>(200, 'POST', path, body)
    return { email, browser, device, passkeyId: added.data.id }
  }

  /** Asks for creation options and lets a device answer them. */
  async createPasskey(browser: Browser, path: string): Promise<NewPasskey> {
    const options = await browser.account<CreationOptionsAnswer>(200, 'GET', path)
    const { id, response } = this.device().create(options.data.creation_options.publicKey)
    const { clientDataJSON, attestationObject } = response
    return { credentialId: id, clientDataJSON, attestationObject }
  }

  /** Asks for request options and lets the device answer them. */
  async usePasskey(
    browser: Browser,
    path: string,
    device: SoftwareAuthenticator,
  ): Promise<UsedPasskey> {
    const options = await browser.account<RequestOptionsAnswer>(200, 'GET', path)
    const { id, response } = device.get(options.data.request_options.publicKey)
    return { credentialId: id, userHandle: '', ...response }
  }

  /** Logs a visitor in with the passkey of a device. */
  async logInByPasskey(browser: Browser, device: SoftwareAuthenticator): Promise<void> {
    const path = 'auth/webauthn/login'
    const options = await browser.account<RequestOptionsAnswer>(200, 'GET', path)
    const credential = device.get(options.data.request_options.publicKey)
    await browser.account(200, 'POST', path, { credential })
  }

  device(): SoftwareAuthenticator {
    return new SoftwareAuthenticator(this.#backend.origin)
  }
}
