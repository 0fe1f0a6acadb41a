import type { Context } from 'hono'
import { Session } from '../../accounts/session.ts'
import { chosenLanguage, preferredLanguage, type Language } from '../../language.ts'
import type { Mail } from '../../mail/texts.ts'
import type { Services } from '../../services.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { callerAddress } from '../security/callerAddress.ts'
import type { Cookies } from '../security/cookies.ts'

/**
 * What every operation gets to see of one request, within one transaction. A class, because V8 gives every object
 * literal with getters a shape of its own, and keeps that, with all that the getters can reach, until it next
 * collects everything.
 */
export class RequestContext {
  readonly services: Services
  /** One reading of the clock for the whole step, in milliseconds. */
  readonly now: number
  readonly session: Session
  /** The CSRF token of the caller's browser: the one it has, or the one that the response sets. */
  readonly csrfToken: string
  /** What waits for the transaction to be committed. */
  readonly tasks: (() => void)[] = []
  readonly #c: Context
  readonly #cookies: Cookies

  constructor(
    c: Context,
    services: Services,
    cookies: Cookies,
    tokens: { csrf: string; session: readonly string[] },
  ) {
    this.services = services
    this.now = services.clock.now()
    this.session = Session.of(services.database, tokens.session, this.now)
    this.csrfToken = tokens.csrf
    this.#c = c
    this.#cookies = cookies
  }

  /** The caller's network address, for rate limits only. */
  get ip(): string {
    return callerAddress(this.#c, this.services.settings.proxies)
  }

  /** The caller's preferred language. */
  get language(): Language {
    return preferredLanguage(this.#languageCookie, this.#c.req.header('Accept-Language'))
  }

  /** The language that was chosen in this browser, if any was. */
  get chosenLanguage(): Language | undefined {
    return chosenLanguage(this.#languageCookie, this.#c.req.header('Accept-Language'))
  }

  /** The `id` of the signed-in account. Throws 401 `not_authenticated` when nobody is. */
  get userId(): number {
    if (this.session.userId === undefined) throw notAuthenticated()
    return this.session.userId
  }

  /** Sends a mail once the transaction is committed, within `lifetime` seconds or never. Returns its id in the outbox. */
  mail(mail: Mail, lifetime: number): number {
    const { outbox } = this.services
    // Only after the response is sent: how long a mail takes must neither delay it nor tell who has an account.
    this.afterwards(() => setImmediate(() => outbox.deliver()))
    return outbox.add(mail, this.now + lifetime * 1000)
  }

  /** Does something once the transaction is committed. */
  afterwards(task: () => void): void {
    this.tasks.push(task)
  }

  get #languageCookie(): string | undefined {
    return this.#cookies('django_language')[0]
  }
}
