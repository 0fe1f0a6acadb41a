import type { Context } from 'hono'
import { Session } from '../../accounts/session.ts'
import type { Services } from '../../services.ts'
import { toResponse, type ApiResponse } from './apiResponse.ts'
import {
  readCookies,
  sendCookies,
  sessionCookie,
  type CookieChange,
  type Cookies,
} from '../security/cookies.ts'
import { csrfCookie, isCsrfToken, newCsrfToken } from '../security/csrf.ts'
import type { ApiFormat } from '../formats/apiFormat.ts'
import type { RequestContext } from './operation.ts'
import { StepContext } from './stepContext.ts'

/** The handling of one request: its transactions, and what must happen after them. */
export class RequestRun {
  readonly #c: Context
  readonly #services: Services
  readonly #format: ApiFormat
  readonly #csrfToken: string
  readonly #arrivedAt = performance.now()
  readonly cookies: Cookies
  #cookieChange: CookieChange = {}
  #hasMail = false
  #hasEndedSession = false
  #tasks: (() => void)[] = []

  constructor(c: Context, services: Services, format: ApiFormat) {
    this.#c = c
    this.#services = services
    this.#format = format
    this.cookies = readCookies(c)
    this.#csrfToken = this.cookies(csrfCookie).find(isCsrfToken) ?? newCsrfToken()
  }

  /** Runs a step in a transaction, with the session read anew; both are committed or neither. */
  transaction<Result extends ApiResponse | undefined>(
    step: (context: RequestContext) => Result,
  ): Result | ApiResponse {
    const tasks: (() => void)[] = []
    try {
      const { result, session, saved } = this.#services.database.transaction(() => {
        const context = this.#context(tasks)
        const result = step(context)
        return { result, session: context.session, saved: context.session.save() }
      })
      this.#tasks.push(...tasks)
      this.#cookieChange.session = saved ?? this.#cookieChange.session
      this.#cookieChange.newCsrfToken ||= session.signedInNow
      if (session.endedToken !== undefined) {
        this.#hasEndedSession = true
        this.#services.endedSessions.add(session.endedToken, session.signedInNow)
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
  finish(result: ApiResponse, sendsCsrfCookie: boolean): Response {
    for (const task of this.#tasks) task()
    // Only after the response is sent: how long a mail takes must neither delay it nor tell who has an account.
    if (this.#hasMail) setImmediate(() => this.#services.outbox.deliver())
    const response = toResponse(result)
    if (!this.#isLate()) {
      sendCookies(this.cookies, response, this.#services, {
        ...this.#cookieChange,
        csrfToken: sendsCsrfCookie ? this.#csrfToken : undefined,
      })
    }
    return response
  }

  /** Whether the session of this request ended meanwhile, by another request. */
  #isLate(): boolean {
    if (this.#hasEndedSession || this.#cookieChange.newCsrfToken) return false
    return this.#services.endedSessions.isLate(this.cookies(sessionCookie), this.#arrivedAt)
  }

  #context(tasks: (() => void)[]): RequestContext {
    const services = this.#services
    const now = services.clock.now()
    const saved = this.#cookieChange.session
    const tokens = saved && saved !== 'delete' ? [saved.token] : this.cookies(sessionCookie)
    const session = Session.of(services.database, tokens, now)
    return new StepContext(this.#c, this.cookies, {
      services,
      now,
      session,
      csrfToken: this.#csrfToken,
      mail: (mail, lifetime) => {
        this.#hasMail = true
        return services.outbox.add(mail, now + lifetime * 1000)
      },
      afterwards: (task) => void tasks.push(task),
    })
  }
}
