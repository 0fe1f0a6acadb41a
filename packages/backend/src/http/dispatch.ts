import type { Context } from 'hono'
import type { Services } from '../services.ts'
import type { Answer } from './answer.ts'
import type { Checked, InputCheck } from './check.ts'
import { notAuthenticated } from './contentProblem.ts'
import { cookieValues } from './cookies.ts'
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

/** The checked inputs of one request. */
interface Inputs {
  path: Checked
  query: Checked
  rawQuery: Record<string, string>
  body: Checked | { fault: Answer }
}

const none: Checked = { value: {} }
const notThere: Answer = { status: 501 }
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
    const run = new Run(c, this.#services, this.#dialect, this.#operation.sendsCsrfCookie)
    const inputs = await this.#read(c)
    return run.finish('fault' in inputs ? inputs.fault : await this.#answer(c, run, inputs))
  }

  async #answer(c: Context, run: Run, inputs: Inputs): Promise<Answer> {
    const { handle, verify } = this.#operation
    if (!verify) {
      return run.transaction(
        (visit) => this.#refusal(c, visit, inputs) ?? handle?.(request(visit, inputs)) ?? notThere,
      )
    }
    const refused = run.transaction((visit) => this.#refusal(c, visit, inputs))
    if (refused) return refused
    const commit = await verify(request(run.peek(), inputs))
    return run.transaction((visit) => commit(request(visit, inputs)))
  }

  async #read(c: Context): Promise<Inputs | { fault: Answer }> {
    const unacceptable = this.#dialect.notAcceptable(c.req.header('Accept'))
    if (unacceptable) return { fault: unacceptable }
    const { path, query, body } = this.#checks
    // Looking at a body costs as much as all the rest, so it is done only where one is expected.
    const text = body ? await readText(c.req.raw, maximumBodyBytes) : ''
    if (text === undefined) return { fault: this.#dialect.tooLarge() }
    const rawQuery = Object.fromEntries(new URL(c.req.url).searchParams)
    return {
      path: path?.run(c.req.param()) ?? none,
      query: query?.run(rawQuery) ?? none,
      rawQuery,
      body: body ? await this.#readBody(body, text, c.req.header('Content-Type')) : none,
    }
  }

  async #readBody(check: InputCheck, text: string, contentType: string | undefined) {
    const read = await this.#dialect.readBody(text, contentType)
    return 'fault' in read ? read : check.run(read.body)
  }

  /** Everything that can refuse a request, in Django's order; undefined: it may go on. */
  #refusal(c: Context, visit: Visit, { path, query, body }: Inputs): Answer | undefined {
    const refused = this.#refusedCaller(c, visit)
    if (refused) return refused
    if ('faults' in path) return this.#dialect.invalidPath()
    const before = this.#operation.before?.(Object.assign(visit, { path: path.value }))
    if (before) return before
    const badQuery = 'faults' in query ? this.#dialect.invalidQuery(query.faults) : undefined
    if (badQuery) return badQuery
    if ('fault' in body) return body.fault
    if (!('faults' in body)) return undefined
    this.#operation.onInvalid?.(visit)
    return this.#dialect.invalidBody(body.faults)
  }

  #refusedCaller(c: Context, { session }: Visit): Answer | undefined {
    const signedIn = session.userId !== undefined
    const mustProve =
      !safeMethods.includes(c.req.method) && (signedIn || this.#dialect.csrfForEverybody)
    const reason = mustProve
      ? csrfFailure(
          {
            origin: c.req.header('Origin'),
            cookies: cookieValues(c, csrfCookie),
            header: c.req.header('X-CSRFToken'),
          },
          this.#services.frontEnds,
        )
      : undefined
    if (reason !== undefined) return this.#dialect.csrfFailed(reason)
    const open = this.#operation.open ?? this.#dialect.open
    return signedIn || open ? undefined : notAuthenticated().answer
  }
}

/** Faulty query parameters that may be ignored are handed on as they came. */
function request(visit: Visit, { path, query, rawQuery, body }: Inputs): AnyRequest {
  return Object.assign(visit, {
    path: 'value' in path ? path.value : {},
    query: 'value' in query ? query.value : rawQuery,
    body: 'value' in body ? body.value : undefined,
  })
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
