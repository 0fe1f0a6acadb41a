import type { Context } from 'hono'
import { Session } from '../../accounts/session.ts'
import { chosenLanguage, preferredLanguage } from '../../language.ts'
import type { Services } from '../../services.ts'
import { toResponse, type ApiResponse } from './apiResponse.ts'
import { callerAddress } from '../security/callerAddress.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { cookieValues, sendCookies, sessionCookie, type CookieChange } from '../security/cookies.ts'
import { csrfCookie, isCsrfToken, newCsrfToken } from '../security/csrf.ts'
import type { ApiFormat } from '../formats/apiFormat.ts'
import type { RequestContext } from './operation.ts'

/** The handling of one request: its transactions, and what must happen after them. */
export class RequestRun {
  readonly #c: Context
  readonly #services: Services
  readonly #format: ApiFormat
  readonly #sendsCsrfCookie: boolean
  readonly #csrfToken: string
  #cookies: CookieChange = {}
  readonly #arrivedAt = performance.now()
  #hasMail = false
  #hasEndedSession = false
  #tasks: (() => void)[] = []

  constructor(
    c: Context,
    services: Services,
    format: ApiFormat,
    sendsCsrfCookie = format.sendsCsrfCookie,
  ) {
    this.#c = c
    this.#services = services
    this.#format = format
    this.#sendsCsrfCookie = sendsCsrfCookie
    this.#csrfToken = cookieValues(c, csrfCookie).find(isCsrfToken) ?? newCsrfToken()
  }

  /** Runs a step in a transaction, with the session read anew; both are committed or neither. */
  transaction<Result extends ApiResponse | undefined>(
    step: (context: RequestContext) => Result,
  ): Result | ApiResponse {
    const tasks: (() => void)[] = []
    try {
      const { result, cookies, ended } = this.#services.database.transaction(() => {
        const context = this.#context(tasks)
        const result = step(context)
        const { session } = context
        return {
          result,
          cookies: { session: session.save(), newCsrfToken: session.signedInNow },
          ended: session.endedToken,
        }
      })
      this.#cookies = { ...this.#cookies, ...definedOnly(cookies) }
      this.#tasks.push(...tasks)
      if (ended !== undefined) {
        this.#hasEndedSession = true
        this.#services.endedSessions.add(ended, cookies.newCsrfToken)
      }
      return result
    } catch (error) {
      const response = this.#format.thrown(error)
      if (response) return response
      throw error
    }
  }

  /** The context of a look at the session outside a transaction, for reading only. */
  readOnlyContext(): RequestContext {
    return this.#context([])
  }

  /** Makes the response, and does what had to wait for the transactions. */
  finish(result: ApiResponse): Response {
    for (const task of this.#tasks) task()
    // Only after the response is sent: how long a mail takes must neither delay it nor tell who has an account.
    if (this.#hasMail) setImmediate(() => this.#services.outbox.deliver())
    const response = toResponse(result)
    if (!this.#isLate()) {
      sendCookies(this.#c, response, this.#services, {
        ...this.#cookies,
        csrfToken: this.#sendsCsrfCookie ? this.#csrfToken : undefined,
      })
    }
    return response
  }

  /** Whether the session of this request ended meanwhile, by another request. */
  #isLate(): boolean {
    if (this.#hasEndedSession || this.#cookies.newCsrfToken) return false
    const tokens = cookieValues(this.#c, sessionCookie)
    return this.#services.endedSessions.isLate(tokens, this.#arrivedAt)
  }

  #context(tasks: (() => void)[]): RequestContext {
    const services = this.#services
    const c = this.#c
    const now = services.clock.now()
    const tokens =
      this.#cookies.session && this.#cookies.session !== 'delete'
        ? [this.#cookies.session.token]
        : cookieValues(c, sessionCookie)
    const session = Session.of(services.database, tokens, now)
    const [cookie] = cookieValues(c, 'django_language')
    const acceptLanguage = c.req.header('Accept-Language')
    return {
      services,
      now,
      session,
      csrfToken: this.#csrfToken,
      ip: callerAddress(c, services.settings.proxies),
      language: preferredLanguage(cookie, acceptLanguage),
      chosenLanguage: chosenLanguage(cookie, acceptLanguage),
      get userId() {
        if (session.userId === undefined) throw notAuthenticated()
        return session.userId
      },
      mail: (mail, lifetime) => {
        this.#hasMail = true
        return services.outbox.add(mail, now + lifetime * 1000)
      },
      afterwards: (task) => void tasks.push(task),
    }
  }
}

function definedOnly({ session, newCsrfToken }: CookieChange): CookieChange {
  return { ...(session && { session }), ...(newCsrfToken && { newCsrfToken }) }
}
