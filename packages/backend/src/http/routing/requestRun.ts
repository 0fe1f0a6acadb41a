import type { Context } from 'hono'
import { whenUnlocked } from '../../database/whenUnlocked.ts'
import type { Services } from '../../services.ts'
import { ContentProblem } from '../formats/contentProblem.ts'
import {
  cookieNames,
  readCookies,
  sendCookies,
  type CookieChange,
  type Cookies,
} from '../security/cookies.ts'
import { isCsrfToken, newCsrfToken } from '../security/csrf.ts'
import { workedTime } from '../security/timeBudget.ts'
import { toResponse, type ApiResponse } from './apiResponse.ts'
import { RequestContext } from './requestContext.ts'

/** The handling of one request: its transactions, and what must happen after them. */
export class RequestRun {
  readonly #c: Context
  readonly #services: Services
  readonly #csrfToken: string
  readonly #arrivedAt = performance.now()
  readonly cookies: Cookies
  readonly cookieNames: ReturnType<typeof cookieNames>
  readonly isChange: boolean
  #cookieChange: CookieChange = {}
  #hasEndedSession = false
  /** Milliseconds of work for the person who is signed in. */
  #spent = 0
  #userId: number | undefined

  constructor(c: Context, services: Services) {
    this.#c = c
    this.#services = services
    this.cookies = readCookies(c)
    this.cookieNames = cookieNames(services.settings)
    this.isChange = !['GET', 'HEAD'].includes(c.req.method)
    this.#csrfToken = this.cookies(this.cookieNames.csrf).find(isCsrfToken) ?? newCsrfToken()
  }

  /**
   * Runs a step in a transaction, with the session read again; both are committed or neither. While another process
   * writes it waits, and other requests continue. After that it rejects with an error that `isLocked` knows.
   */
  async transaction<Result extends ApiResponse | undefined>(
    step: (context: RequestContext) => Result,
  ): Promise<Result | ApiResponse> {
    return whenUnlocked(() => {
      const start = workedTime()
      try {
        return this.#attempt(step)
      } finally {
        this.#spent += workedTime() - start
      }
    })
  }

  #attempt<Result extends ApiResponse | undefined>(
    step: (context: RequestContext) => Result,
  ): Result | ApiResponse {
    const { database } = this.#services
    try {
      const { result, context, saved } = database[this.isChange ? 'change' : 'transaction'](() => {
        const context = this.context()
        this.#userId = context.session.userId
        const result = step(context)
        return { result, context, saved: context.session.save(context.userAgent) }
      })
      const { session } = context
      let renewed: CookieChange['session']
      for (const task of [...context.afterwards, () => (renewed = session.renew())]) {
        this.#tryAfterwards(task)
      }
      this.#cookieChange.session = saved ?? renewed ?? this.#cookieChange.session
      this.#cookieChange.newCsrfToken ||= session.signedInNow
      if (session.signedInNow) this.#cookieChange.signedIn = session.userId
      if (session.endedToken !== undefined) {
        this.#hasEndedSession = true
        this.#services.endedSessions.add(session.endedToken, session.signedInNow)
      }
      return result
    } catch (error) {
      if (error instanceof ContentProblem) return error
      throw error
    }
  }

  /** What was committed is done, and what was read can be shown, also when a task of afterwards fails. */
  #tryAfterwards(task: () => unknown): void {
    try {
      task()
    } catch (error) {
      this.#services.log.error({ err: error, route: this.#c.get('route') }, 'left undone')
    }
  }

  /** Returns the seconds that a person must wait before their next request. */
  secondsUntilAllowed(userId: number): number {
    const { limits, timeBudgets } = this.#services
    return limits.enabled ? timeBudgets.secondsUntilAllowed(userId) : 0
  }

  /** The session and the clock as they are now. Outside a transaction it is for reading only. */
  context(): RequestContext {
    const saved = this.#cookieChange.session
    const session =
      saved && saved !== 'delete' ? [saved.token] : this.cookies(this.cookieNames.session)
    return new RequestContext(this.#c, this.#services, this.cookies, this.#csrfToken, session)
  }

  /** Makes the response. */
  finish(result: ApiResponse, sendsCsrfCookie: boolean): Response {
    const start = workedTime()
    const response = toResponse(result)
    this.#spent += workedTime() - start
    if (this.#userId !== undefined) this.#services.timeBudgets.spend(this.#userId, this.#spent)
    // When another request ended this session meanwhile, the cookies are those of the next one by now.
    const isOwnDoing = this.#hasEndedSession || this.#cookieChange.newCsrfToken
    const { endedSessions } = this.#services
    if (
      isOwnDoing ||
      !endedSessions.isLate(this.cookies(this.cookieNames.session), this.#arrivedAt)
    ) {
      sendCookies(this.cookies, response, this.#services, {
        ...this.#cookieChange,
        csrfToken: sendsCsrfCookie ? this.#csrfToken : undefined,
      })
    }
    return response
  }
}
