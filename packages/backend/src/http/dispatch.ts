import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import type { InputCheck } from './check.ts'
import { notAuthenticated } from './contentProblem.ts'
import { csrfCookie, csrfFailure } from './csrf.ts'
import type { Dialect } from './dialect.ts'
import type { Visit } from './operation.ts'
import { Run } from './run.ts'

/** An operation as the dispatcher sees it, its types forgotten. */
export interface AnyOperation {
  open?: true
  sendsCsrfCookie?: true
  before?(visit: Visit & { path: unknown }): Answer | undefined
  onInvalid?(visit: Visit): void
  handle?(request: AnyRequest): Answer
  verify?(request: AnyRequest): Promise<(request: AnyRequest) => Answer>
}

type AnyRequest = Visit & { path: unknown; query: unknown; body: unknown }

/** The checks of one operation's inputs; null: it has no such input. */
export interface InputChecks {
  path: InputCheck | null
  query: InputCheck | null
  body: InputCheck | null
}

const maximumBodyBytes = 262_144
const safeMethods = ['GET', 'HEAD']

/**
 * Runs one operation for one request: CSRF, inputs, the operation inside a transaction together
 * with the session, then cookies and mail.
 */
export class Dispatch {
  readonly #services: Services
  readonly #dialect: Dialect
  readonly #operation: AnyOperation
  readonly #checks: InputChecks

  constructor(services: Services, dialect: Dialect, operation: AnyOperation, checks: InputChecks) {
    this.#services = services
    this.#dialect = dialect
    this.#operation = operation
    this.#checks = checks
  }

  async respond(c: Context): Promise<Response> {
    const text = await readText(c.req.raw, maximumBodyBytes)
    const run = new Run(c, this.#services, this.#dialect, this.#operation.sendsCsrfCookie)
    const answer = await this.#answer(c, run, text)
    return run.finish(answer)
  }

  async #answer(c: Context, run: Run, text: string | undefined): Promise<Answer> {
    const dialect = this.#dialect
    const unacceptable = dialect.notAcceptable(c.req.header('Accept'))
    if (unacceptable) return unacceptable
    if (text === undefined) return dialect.tooLarge()
    const read = this.#checks.body
      ? await dialect.readBody(text, c.req.header('Content-Type'))
      : { body: undefined }

    const path = this.#checks.path?.run(c.req.param()) ?? { value: {} }
    const rawQuery = Object.fromEntries(new URL(c.req.url).searchParams)
    const query = this.#checks.query?.run(rawQuery) ?? { value: {} }

    /** Everything that can refuse the request; undefined when it may go on. */
    const refusal = (visit: Visit): Answer | undefined => {
      const refused = this.#refusedCaller(c, visit)
      if (refused) return refused
      if ('faults' in path) return dialect.invalidPath()
      const before = this.#operation.before?.(Object.assign(visit, { path: path.value }))
      if (before) return before
      const badQuery = 'faults' in query ? dialect.invalidQuery(query.faults) : undefined
      if (badQuery) return badQuery
      if ('fault' in read) return read.fault
      const body = this.#checks.body?.run(read.body)
      if (body === undefined || 'value' in body) return undefined
      this.#operation.onInvalid?.(visit)
      return dialect.invalidBody(body.faults)
    }
    const request = (visit: Visit): AnyRequest => {
      const body = 'body' in read ? this.#checks.body?.run(read.body) : undefined
      return Object.assign(visit, {
        path: 'value' in path ? path.value : {},
        query: 'value' in query ? query.value : rawQuery,
        body: body && 'value' in body ? body.value : undefined,
      })
    }

    const { verify } = this.#operation
    if (!verify) {
      return run.transaction(
        (visit) => refusal(visit) ?? this.#operation.handle?.(request(visit)) ?? { status: 501 },
      )
    }
    const refused = run.transaction<Answer | undefined>(refusal)
    if (refused) return refused
    const commit = await verify(request(run.peek()))
    return run.transaction((visit) => commit(request(visit)))
  }

  #refusedCaller(c: Context, { session }: Visit): Answer | undefined {
    const signedIn = session.userId !== undefined
    const mustProve =
      !safeMethods.includes(c.req.method) && (signedIn || this.#dialect.csrfForEverybody)
    const reason = mustProve
      ? csrfFailure(
          {
            origin: c.req.header('Origin'),
            cookie: getCookie(c, csrfCookie),
            header: c.req.header('X-CSRFToken'),
          },
          [this.#services.origin, ...this.#services.settings.trustedOrigins],
        )
      : undefined
    if (reason !== undefined) return this.#dialect.csrfFailed(reason)
    const open = this.#operation.open ?? this.#dialect.open
    return signedIn || open ? undefined : notAuthenticated().answer
  }
}

/** The body as text; undefined when it is too large. */
async function readText(request: globalThis.Request, maximum: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maximum) return undefined
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maximum) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
