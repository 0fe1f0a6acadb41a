import type { Context } from 'hono'
import type { Session } from '../../accounts/session.ts'
import { chosenLanguage, preferredLanguage, type Language } from '../../language.ts'
import type { Services } from '../../services.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { callerAddress } from '../security/callerAddress.ts'
import type { Cookies } from '../security/cookies.ts'
import type { RequestContext } from './operation.ts'

/** What the handling of a request gives its context; the rest is read from the request when it is asked for. */
type Given = Pick<
  RequestContext,
  'services' | 'now' | 'session' | 'csrfToken' | 'mail' | 'afterwards'
>

/**
 * The context of one step of a request. A class, because V8 gives every object literal with getters a shape of its
 * own, and keeps that, with all that the getters can reach, until it next collects everything.
 */
export class StepContext implements RequestContext {
  readonly services: Services
  readonly now: number
  readonly session: Session
  readonly csrfToken: string
  readonly mail: RequestContext['mail']
  readonly afterwards: RequestContext['afterwards']
  readonly #c: Context
  readonly #cookies: Cookies

  constructor(c: Context, cookies: Cookies, given: Given) {
    this.services = given.services
    this.now = given.now
    this.session = given.session
    this.csrfToken = given.csrfToken
    this.mail = given.mail
    this.afterwards = given.afterwards
    this.#c = c
    this.#cookies = cookies
  }

  get ip(): string {
    return callerAddress(this.#c, this.services.settings.proxies)
  }

  get language(): Language {
    return preferredLanguage(this.#languageCookie, this.#c.req.header('Accept-Language'))
  }

  get chosenLanguage(): Language | undefined {
    return chosenLanguage(this.#languageCookie, this.#c.req.header('Accept-Language'))
  }

  get userId(): number {
    if (this.session.userId === undefined) throw notAuthenticated()
    return this.session.userId
  }

  get #languageCookie(): string | undefined {
    return this.#cookies('django_language')[0]
  }
}
