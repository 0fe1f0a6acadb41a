import {
  checkAnswer,
  type CreationOptionsAnswer,
  type RequestOptionsAnswer,
} from '@daymark/api/schemas'
import type { TestControls } from '../src/test-mode/controls.ts'
import { png } from './images.ts'
import { SoftwareAuthenticator, type Deviations } from './softwareAuthenticator.ts'

export interface Answered {
  status: number
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown
  text: string
  headers: Headers
  /** The `Set-Cookie` headers. */
  cookies: string[]
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Sent as it is, instead of a JSON body. */
  raw?: string | Uint8Array<ArrayBuffer>
}

/** A running backend; one in another process has no controls. */
interface Backend {
  origin: string
  port: number
  test?: TestControls
}

const allauth = '/_allauth/browser/v1'

/**
 * A browser without a screen: keeps cookies, sends the CSRF header, and checks every answer
 * against the descriptions, unless told otherwise.
 */
export class TestClient {
  readonly backend: Backend
  readonly cookies = new Map<string, string>()
  readonly authenticator: SoftwareAuthenticator
  readonly #checksAnswers: boolean

  constructor(backend: Backend, { checksAnswers = true } = {}) {
    this.backend = backend
    this.#checksAnswers = checksAnswers
    this.authenticator = new SoftwareAuthenticator(backend.origin)
  }

  /** The controls of the backend. Throws when it runs in another process. */
  get controls(): TestControls {
    if (!this.backend.test) throw new Error('This backend cannot be controlled from here.')
    return this.backend.test
  }

  /** Calls the account API: `allauth('POST', 'auth/code/request', { email })`. */
  allauth(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answered> {
    return this.call(method, `${allauth}/${path}`, body, options)
  }

  /** Calls the content API: `api('GET', 'widgets/')`. A path from the description is taken as it is. */
  api(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answered> {
    return this.call(method, path.startsWith('/') ? path : `/api/v1/${path}`, body, options)
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answered> {
    const changes = method !== 'GET' && method !== 'HEAD'
    const { csrf } = this.#cookieNames
    if (changes && !this.cookies.has(csrf)) await this.call('GET', '/api/v1/csrf/')
    const url = new URL(path, `http://127.0.0.1:${this.backend.port}`)
    const sent = options.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(changes && {
          'X-CSRFToken': this.cookies.get(csrf) ?? '',
          Origin: this.backend.origin,
        }),
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(sent !== undefined && { body: sent }),
    })
    const text = await response.text()
    const cookies = response.headers.getSetCookie()
    this.#keep(cookies)
    const { status, headers } = response
    const answer = { status, body: parse(text), text, headers, cookies }
    if (this.#checksAnswers && isDescribed(method, url.pathname, answer)) {
      checkAnswer(method, url.pathname, status, text === '' ? undefined : answer.body)
    }
    return answer
  }

  /** Returns the code in the latest e-mail to an address. */
  code(email: string): string {
    const code = this.controls.mails(email).findLast((mail) => mail.code)?.code
    if (!code) throw new Error(`No code was mailed to ${email}`)
    return code
  }

  /** Creates an account behind the scenes and signs it in; returns its id. */
  signInAs(email: string): number {
    const { id } = this.controls.createPerson({ email })
    this.resume(email)
    return id
  }

  /** Signs an existing account in behind the scenes. */
  resume(email: string): void {
    const { sessionid, csrftoken } = this.controls.signIn(email)
    this.cookies.set(this.#cookieNames.session, sessionid)
    this.cookies.set(this.#cookieNames.csrf, csrftoken)
  }

  session(): Promise<Answered> {
    return this.allauth('GET', 'auth/session')
  }

  logOut(): Promise<Answered> {
    return this.allauth('DELETE', 'auth/session')
  }

  askForCode(email: string): Promise<Answered> {
    return this.allauth('POST', 'auth/code/request', { email })
  }

  confirmCode(code: unknown): Promise<Answered> {
    return this.allauth('POST', 'auth/code/confirm', { code })
  }

  async signInByCode(email: string): Promise<Answered> {
    await this.askForCode(email)
    return this.confirmCode(this.code(email))
  }

  beginSignUp(email: string): Promise<Answered> {
    return this.allauth('POST', 'auth/webauthn/signup', { email })
  }

  verify(key: unknown): Promise<Answered> {
    return this.allauth('POST', 'auth/email/verify', { key })
  }

  /** The whole sign-up, up to and with the passkey. */
  async signUp(email: string, name = 'My laptop'): Promise<Answered> {
    await this.beginSignUp(email)
    await this.verify(this.code(email))
    const credential = this.authenticator.create(await this.creationOptions('auth/webauthn/signup'))
    return this.allauth('PUT', 'auth/webauthn/signup', { name, credential })
  }

  /** Signs in with a passkey, of this browser or of another one. */
  async signInByPasskey(deviations?: Deviations, { authenticator } = this as TestClient) {
    const credential = authenticator.get(
      await this.requestOptions('auth/webauthn/login'),
      deviations,
    )
    return this.allauth('POST', 'auth/webauthn/login', { credential })
  }

  /** Adds a passkey to the signed-in account. */
  async addPasskey(name?: string): Promise<Answered> {
    const path = 'account/authenticators/webauthn'
    const credential = this.authenticator.create(await this.creationOptions(`${path}?passwordless`))
    return this.allauth('POST', path, { name, credential })
  }

  /** Confirms the signed-in person with their passkey. */
  async confirm(): Promise<Answered> {
    const path = 'auth/webauthn/reauthenticate'
    const credential = this.authenticator.get(await this.requestOptions(path))
    return this.allauth('POST', path, { credential })
  }

  async creationOptions(path: string) {
    const { body } = await this.allauth('GET', path)
    return (body as CreationOptionsAnswer).data.creation_options.publicKey
  }

  async requestOptions(path: string) {
    const { body } = await this.allauth('GET', path)
    return (body as RequestOptionsAnswer).data.request_options.publicKey
  }

  /** Asks where an image may be sent. */
  async announceImage(fileName = 'cat.png') {
    const { body } = await this.api('POST', 'file-uploads/', { fileName })
    return body as { id: number; fileUUID: string; fileUploadURL: string }
  }

  /** Sends an image to the address that was given for it. */
  sendImage(
    fileUploadURL: string,
    raw: Uint8Array<ArrayBuffer> = png,
    type = 'image/png',
    more: Record<string, string> = {},
  ): Promise<Answered> {
    const { pathname, search } = new URL(fileUploadURL)
    const headers = { 'Content-Type': type, ...more }
    return this.call('PUT', pathname + search, undefined, { raw, headers })
  }

  /** Makes an option that shows an image, and returns its id. */
  async addImage(module: number, name = 'Cat'): Promise<number> {
    const { id: image, fileUploadURL } = await this.announceImage()
    const { status } = await this.sendImage(fileUploadURL)
    if (status !== 204) throw new Error(`The image was not taken: ${status}`)
    return this.create('inspiration-options/', { module, name, type: 'image', image })
  }

  /** Creates an object of the content API and returns its id. */
  async create(path: string, body: unknown): Promise<number> {
    const answer = await this.api('POST', path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return (answer.body as { id: number }).id
  }

  /** A backend in another process has the usual names. */
  get #cookieNames() {
    return this.backend.test?.cookieNames ?? { session: 'sessionid', csrf: 'csrftoken' }
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

// What both descriptions say once for all operations, in their introductions.
const general = [404, 405, 409, 413, 415, 429, 503]

function isDescribed(method: string, path: string, { status, text }: Answered): boolean {
  if (method === 'OPTIONS' || !/^\/(api|_allauth|uploads)\//.test(path)) return false
  // The account API may leave out the body of these.
  const isBare = path.startsWith('/_allauth/') && text === '' && [400, 403].includes(status)
  return !isBare && !general.includes(status)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
