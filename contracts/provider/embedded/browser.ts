import type { RequestContext } from '../../states.ts'

export const accounts = '/_allauth/browser/v1/'

type Expected = number | 'any'

/** Makes the calls of a browser, so that a state is reached as a person would. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  /** The cookies that a browser would not send to every path of the API. */
  readonly #withheld = new Set<string>()
  readonly #origin: string
  readonly #page: string

  /** `origin` is where calls go, `page` the origin of the page that makes them. */
  constructor(origin: string, page: string, cookies: Record<string, string> = {}) {
    this.#origin = origin
    this.#page = page
    for (const [name, value] of Object.entries(cookies)) this.#cookies.set(name, value)
  }

  /** Calls the account API and answers its JSON; any other status than the expected one is an error. */
  account<Answer>(status: Expected, method: string, path: string, body?: unknown): Promise<Answer> {
    return this.call(status, method, accounts + path, body)
  }

  /** Any success will do where no status is given. */
  async call<Answer>(status: Expected | undefined, method: string, path: string, body?: unknown) {
    const answer = await fetch(new URL(path, this.#origin), {
      method,
      headers: {
        Cookie: this.#cookie,
        'X-CSRFTOKEN': this.#csrfToken,
        Origin: this.#page,
        'Content-Type': body instanceof Blob ? body.type : 'application/json',
      },
      body: body instanceof Blob ? body : JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
      const isHeld = !/; *path=\/ *(;|$)/i.test(line) || (this.#isPlain && /; *secure/i.test(line))
      if (isHeld) this.#withheld.add(name)
      else this.#withheld.delete(name)
    }
    const text = await answer.text()
    const isExpected = status === undefined ? answer.ok : answer.status === status
    if (status !== 'any' && !isExpected) {
      throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    }
    return (text && JSON.parse(text)) as Answer
  }

  /** The cookies as a request of the pact carries them, and the token of its header. */
  async requestContext(): Promise<RequestContext> {
    if (!this.#csrfToken) await this.call(200, 'GET', '/api/v1/csrf/')
    return { cookie: this.#cookie, csrfToken: this.#csrfToken, origin: this.#page }
  }

  /** Returns the same with those cookies only that a browser would send to every path of the API. */
  async strictContext(): Promise<RequestContext> {
    const context = await this.requestContext()
    const sent = [...this.#cookies].filter(([name]) => !this.#withheld.has(name))
    return { ...context, cookie: headerOf(sent) }
  }

  get #isPlain(): boolean {
    return this.#origin.startsWith('http:')
  }

  get #cookie(): string {
    return headerOf([...this.#cookies])
  }

  get #csrfToken(): string {
    return this.#cookies.get('csrftoken') ?? ''
  }
}

const headerOf = (cookies: [name: string, value: string][]) =>
  cookies.map(([name, value]) => `${name}=${value}`).join('; ')
