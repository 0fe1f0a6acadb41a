import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { Session } from '../../accounts/session.ts'
import { chosenLanguage, preferredLanguage, type Language } from '../../language.ts'
import type { Mail } from '../../mail/texts.ts'
import { sameText } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { callerOf } from '../security/callers.ts'
import { cookieNames, knownBrowser, type Cookies } from '../security/cookies.ts'

/**
 * The access of an operation to one request, within one transaction. A class, because V8 gives every object literal
 * with getters a shape of its own. It keeps that shape, with all that the getters can reach, until its next full
 * garbage collection.
 */
export class RequestContext {
  readonly services: Services
  /** One reading of the clock for the whole step, in milliseconds. */
  readonly now: number
  readonly session: Session
  /** The CSRF token of the caller's browser: the one it has, or the one that the response sets. */
  readonly csrfToken: string
  /** Called after the transaction is committed. */
  readonly afterwards: (() => void)[] = []
  readonly #c: Context
  readonly #cookies: Cookies

  constructor(
    c: Context,
    services: Services,
    cookies: Cookies,
    csrfToken: string,
    sessionTokens: readonly string[],
  ) {
    this.services = services
    this.now = services.clock.now()
    this.session = Session.of(services.database, sessionTokens, this.now)
    this.csrfToken = csrfToken
    this.#c = c
    this.#cookies = cookies
  }

  /**
   * The caller's network address, for rate limits only. Each proxy adds the address that it was called from at the
   * end of `X-Forwarded-For`: the entry of the outermost one counts, because callers can forge those before it.
   */
  get ip(): string {
    const { proxies } = this.services.settings
    const entries = this.#c.req.header('X-Forwarded-For')?.split(',') ?? []
    const forwarded = proxies > 0 ? entries.at(-proxies)?.trim() : undefined
    return callerOf(forwarded || getConnInfo(this.#c).remote.address || 'unknown')
  }

  /** The browser's `User-Agent`; empty without one. */
  get userAgent(): string {
    return this.#c.req.header('User-Agent') ?? ''
  }

  /** Returns whether this browser was signed in to this account before. For rate limits only. */
  isBrowserOf(userId: number): boolean {
    const known = knownBrowser(this.services, userId)
    const { known: name } = cookieNames(this.services.settings)
    return this.#cookies(name).some((value) => sameText(value, known))
  }

  /** The language that was chosen in this browser, if any was. */
  get chosenLanguage(): Language | undefined {
    return chosenLanguage(
      this.#cookies('django_language')[0],
      this.#c.req.header('Accept-Language'),
    )
  }

  /** The caller's preferred language: the chosen one, else what the browser asks for. */
  get language(): Language {
    return this.chosenLanguage ?? preferredLanguage(this.#c.req.header('Accept-Language'))
  }

  /** The `id` of the signed-in account. Throws 401 `not_authenticated` for a visitor. */
  get userId(): number {
    if (this.session.userId === undefined) throw notAuthenticated()
    return this.session.userId
  }

  /**
   * Sends an e-mail once the transaction is committed, within `lifetime` seconds or never. Returns its id in the
   * outbox.
   */
  mail(mail: Mail, lifetime: number): number {
    const { outbox } = this.services
    // The response does not wait for the e-mail: its duration must not tell who has an account.
    this.afterwards.push(() => setImmediate(outbox.deliver))
    return outbox.add(mail, this.now + lifetime * 1000)
  }
}
