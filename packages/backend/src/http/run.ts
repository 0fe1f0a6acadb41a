import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { Session } from '../accounts/session.ts'
import { preferredLanguage } from '../language.ts'
import type { Mail } from '../mail/texts.ts'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import { callerAddress } from './callerAddress.ts'
import { notAuthenticated } from './contentProblem.ts'
import { sendCookies, sessionCookie, type CookieChange } from './cookies.ts'
import type { Dialect } from './dialect.ts'
import type { Visit } from './operation.ts'

/** One request on its way: its transactions, and what must happen after them. */
export class Run {
  readonly #c: Context
  readonly #services: Services
  readonly #dialect: Dialect
  readonly #sendsCsrfCookie: boolean
  #cookies: CookieChange = {}
  #mails: Mail[] = []
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
  }

  /** Runs a step with a fresh look at the session; both are kept or neither. */
  transaction<Result extends Answer | undefined>(step: (visit: Visit) => Result): Result | Answer {
    const mails: Mail[] = []
    const tasks: (() => void)[] = []
    try {
      const { result, cookies } = this.#services.database.transaction(() => {
        const visit = this.#visit(mails, tasks)
        const result = step(visit)
        const { session } = visit
        return {
          result,
          cookies: { session: session.save(), newCsrfToken: session.signedInNow },
        }
      })
      this.#cookies = { ...this.#cookies, ...definedOnly(cookies) }
      this.#mails.push(...mails)
      this.#tasks.push(...tasks)
      return result
    } catch (error) {
      const answer = this.#dialect.thrown(error)
      if (answer) return answer
      throw error
    }
  }

  /** A look at the session outside a transaction, for reading only. */
  peek(): Visit {
    return this.#visit([], [])
  }

  async finish(answer: Answer): Promise<Response> {
    for (const task of this.#tasks) task()
    const sent = await this.#deliver()
    const response = toResponse(sent ? answer : this.#dialect.mailFailed())
    sendCookies(this.#c, response, this.#services, this.#cookies, this.#sendsCsrfCookie)
    return response
  }

  // A code that never left can never be entered: without its mail, nothing waits for it.
  async #deliver(): Promise<boolean> {
    try {
      for (const mail of this.#mails) await this.#services.mailer.send(mail)
      return true
    } catch (error) {
      // Only the code: the message of a mail server may name the addressee.
      this.#services.log.error({ code: (error as { code?: string }).code }, 'mail not sent')
      this.transaction(({ session }) => {
        session.setFlow(undefined)
        session.setWaiting(undefined)
        return undefined
      })
      return false
    }
  }

  #visit(mails: Mail[], tasks: (() => void)[]): Visit {
    const services = this.#services
    const c = this.#c
    const now = services.clock.now()
    const token =
      this.#cookies.session && this.#cookies.session !== 'delete'
        ? this.#cookies.session.token
        : getCookie(c, sessionCookie)
    const session = new Session(services.database, token, now)
    return {
      services,
      now,
      session,
      ip: callerAddress(c, services.settings.trustProxy),
      language: preferredLanguage(getCookie(c, 'django_language'), c.req.header('Accept-Language')),
      get userId() {
        if (session.userId === undefined) throw notAuthenticated()
        return session.userId
      },
      mail: (mail) => void mails.push(mail),
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
