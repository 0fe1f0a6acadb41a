import {
  checkAnswer,
  type CreationOptionsAnswer,
  type RequestOptionsAnswer,
} from '@daymark/api/schemas'
import type { TestControls } from '../test-mode/controls.ts'
import { SoftwareAuthenticator } from './softwareAuthenticator.ts'

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
 * against the descriptions.
 */
export class TestClient {
  readonly backend: Backend
  readonly cookies = new Map<string, string>()
  readonly authenticator: SoftwareAuthenticator

  constructor(backend: Backend) {
    this.backend = backend
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

  /** Calls the content API: `api('GET', 'widgets/')`. */
  api(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answered> {
    return this.call(method, `/api/v1/${path}`, body, options)
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Answered> {
    const changes = method !== 'GET' && method !== 'HEAD'
    if (changes && !this.cookies.has('csrftoken')) await this.call('GET', '/api/v1/csrf/')
    const url = new URL(path, `http://127.0.0.1:${this.backend.port}`)
    const sent = options.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(changes && {
          'X-CSRFToken': this.cookies.get('csrftoken') ?? '',
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
    if (isDescribed(method, url.pathname, answer)) {
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
    const session = this.controls.signIn(email)
    for (const [name, value] of Object.entries(session)) this.cookies.set(name, value)
  }

  /** The whole sign-up, up to and with the passkey. */
  async signUp(email: string, name = 'My laptop'): Promise<Answered> {
    await this.allauth('POST', 'auth/webauthn/signup', { email })
    await this.allauth('POST', 'auth/email/verify', { key: this.code(email) })
    const credential = this.authenticator.create(await this.creationOptions('auth/webauthn/signup'))
    return this.allauth('PUT', 'auth/webauthn/signup', { name, credential })
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

  /** Creates an object of the content API and returns its id. */
  async create(path: string, body: unknown): Promise<number> {
    const answer = await this.api('POST', path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return (answer.body as { id: number }).id
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
const general = [404, 405, 409, 413, 415, 503]

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
