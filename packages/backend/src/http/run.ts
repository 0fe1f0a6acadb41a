import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { Session } from '../accounts/session.ts'
import { isLanguage, preferredLanguage } from '../language.ts'
import { sha256 } from '../secrets.ts'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import { callerAddress } from './callerAddress.ts'
import { notAuthenticated } from './contentProblem.ts'
import { cookieValues, sendCookies, sessionCookie, type CookieChange } from './cookies.ts'
import { csrfCookie, isCsrfToken, newCsrfToken } from './csrf.ts'
import type { Dialect } from './dialect.ts'
import type { Visit } from './operation.ts'

/** One request on its way: its transactions, and what must happen after them. */
export class Run {
  readonly #c: Context
  readonly #services: Services
  readonly #dialect: Dialect
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
    dialect: Dialect,
    sendsCsrfCookie = dialect.sendsCsrfCookie,
  ) {
    this.#c = c
    this.#services = services
    this.#dialect = dialect
    this.#sendsCsrfCookie = sendsCsrfCookie
    this.#csrfToken = cookieValues(c, csrfCookie).find(isCsrfToken) ?? newCsrfToken()
  }

  /** Runs a step with a fresh look at the session; both are kept or neither. */
  transaction<Result extends Answer | undefined>(step: (visit: Visit) => Result): Result | Answer {
    const tasks: (() => void)[] = []
    try {
      const { result, cookies, ended } = this.#services.database.transaction(() => {
        const visit = this.#visit(tasks)
        const result = step(visit)
        const { session } = visit
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
      const answer = this.#dialect.thrown(error)
      if (answer) return answer
      throw error
    }
  }

  /** A look at the session outside a transaction, for reading only. */
  peek(): Visit {
    return this.#visit([])
  }

  finish(answer: Answer): Response {
    for (const task of this.#tasks) task()
    // Not before the answer is on its way: how long a mail takes must neither delay it nor tell anything.
    if (this.#hasMail) setImmediate(() => this.#services.outbox.deliver())
    const response = toResponse(answer)
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
    const token = getCookie(this.#c, sessionCookie)
    if (token === undefined || this.#hasEndedSession || this.#cookies.newCsrfToken) return false
    return this.#services.endedSessions.isLate(sha256(token), this.#arrivedAt)
  }

  #visit(tasks: (() => void)[]): Visit {
    const services = this.#services
    const c = this.#c
    const now = services.clock.now()
    const tokens =
      this.#cookies.session && this.#cookies.session !== 'delete'
        ? [this.#cookies.session.token]
        : cookieValues(c, sessionCookie)
    const session = Session.of(services.database, tokens, now)
    const chosen = getCookie(c, 'django_language')
    return {
      services,
      now,
      session,
      csrfToken: this.#csrfToken,
      ip: callerAddress(c, services.settings.proxies),
      language: preferredLanguage(chosen, c.req.header('Accept-Language')),
      chosenLanguage: isLanguage(chosen) ? chosen : undefined,
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

/** No body: zero bytes. A text: HTML. Anything else: JSON. */
export function toResponse({ status, body, headers }: Answer): Response {
  if (body === undefined) {
    const type: Record<string, string> =
      status === 204 ? {} : { 'Content-Type': 'text/html; charset=utf-8' }
    return new Response(null, { status, headers: { ...type, ...headers } })
  }
  if (typeof body === 'string') {
    const type = { 'Content-Type': 'text/html; charset=utf-8' }
    return new Response(body, { status, headers: { ...type, ...headers } })
  }
  return Response.json(body, { status, headers })
}
