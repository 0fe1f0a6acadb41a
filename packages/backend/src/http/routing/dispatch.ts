import type { Context } from 'hono'
import type { Services } from '../../services.ts'
import type { ApiResponse } from './apiResponse.ts'
import type { Checked, InputCheck } from './inputCheck.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { cookieValues } from '../security/cookies.ts'
import { csrfCookie, csrfFailure } from '../security/csrf.ts'
import type { ApiFormat } from '../formats/apiFormat.ts'
import type { RequestContext } from './operation.ts'
import { RequestRun } from './requestRun.ts'

/** An operation as the dispatcher sees it, its types forgotten. */
export interface AnyOperation {
  open?: true
  sendsCsrfCookie?: true
  before?(context: RequestContext & { path: unknown }): ApiResponse | undefined
  onInvalid?(context: RequestContext): void
  handle?(request: AnyRequest): ApiResponse
  verify?(request: AnyRequest): Promise<(request: AnyRequest) => ApiResponse>
}

type AnyRequest = RequestContext & { path: unknown; query: unknown; body: unknown }

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
  body: Checked | { refusal: ApiResponse }
}

const none: Checked = { value: {} }
const notThere: ApiResponse = { status: 501 }
const maximumBodyBytes = 262_144
const safeMethods = ['GET', 'HEAD']

/**
 * Runs one operation for one request: CSRF, inputs, the operation inside a transaction together
 * with the session, then cookies and mail.
 */
export class Dispatch {
  readonly #services: Services
  readonly #format: ApiFormat
  readonly #operation: AnyOperation
  readonly #checks: InputChecks

  constructor(services: Services, format: ApiFormat, operation: AnyOperation, checks: InputChecks) {
    this.#services = services
    this.#format = format
    this.#operation = operation
    this.#checks = checks
  }

  async respond(c: Context): Promise<Response> {
    const run = new RequestRun(c, this.#services, this.#format, this.#operation.sendsCsrfCookie)
    const inputs = await this.#read(c)
    return run.finish('refusal' in inputs ? inputs.refusal : await this.#answer(c, run, inputs))
  }

  async #answer(c: Context, run: RequestRun, inputs: Inputs): Promise<ApiResponse> {
    const { handle, verify } = this.#operation
    if (!verify) {
      return run.transaction(
        (context) =>
          this.#refusal(c, context, inputs) ?? handle?.(request(context, inputs)) ?? notThere,
      )
    }
    const refused = run.transaction((context) => this.#refusal(c, context, inputs))
    if (refused) return refused
    const commit = await verify(request(run.peek(), inputs))
    return run.transaction((context) => commit(request(context, inputs)))
  }

  async #read(c: Context): Promise<Inputs | { refusal: ApiResponse }> {
    const unacceptable = this.#format.notAcceptable(c.req.header('Accept'))
    if (unacceptable) return { refusal: unacceptable }
    const { path, query, body } = this.#checks
    // Looking at a body costs as much as all the rest, so it is done only where one is expected.
    const text = body ? await readText(c.req.raw, maximumBodyBytes) : ''
    if (text === undefined) return { refusal: this.#format.tooLarge() }
    const rawQuery = Object.fromEntries(new URL(c.req.url).searchParams)
    return {
      path: path?.run(c.req.param()) ?? none,
      query: query?.run(rawQuery) ?? none,
      rawQuery,
      body: body ? await this.#readBody(body, text, c.req.header('Content-Type')) : none,
    }
  }

  async #readBody(check: InputCheck, text: string, contentType: string | undefined) {
    const read = await this.#format.readBody(text, contentType)
    return 'refusal' in read ? read : check.run(read.body)
  }

  /** Everything that can refuse a request, in Django's order; undefined: it may go on. */
  #refusal(
    c: Context,
    context: RequestContext,
    { path, query, body }: Inputs,
  ): ApiResponse | undefined {
    const refused = this.#refusedCaller(c, context)
    if (refused) return refused
    if ('issues' in path) return this.#format.invalidPath()
    const before = this.#operation.before?.(Object.assign(context, { path: path.value }))
    if (before) return before
    const badQuery = 'issues' in query ? this.#format.invalidQuery(query.issues) : undefined
    if (badQuery) return badQuery
    if ('refusal' in body) return body.refusal
    if (!('issues' in body)) return undefined
    this.#operation.onInvalid?.(context)
    return this.#format.invalidBody(body.issues)
  }

  #refusedCaller(c: Context, { session }: RequestContext): ApiResponse | undefined {
    const signedIn = session.userId !== undefined
    const mustProve =
      !safeMethods.includes(c.req.method) && (signedIn || this.#format.csrfForEverybody)
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
    if (reason !== undefined) return this.#format.csrfFailed(reason)
    const open = this.#operation.open ?? this.#format.open
    return signedIn || open ? undefined : notAuthenticated().response
  }
}

/** Faulty query parameters that may be ignored are handed on as they came. */
function request(context: RequestContext, { path, query, rawQuery, body }: Inputs): AnyRequest {
  return Object.assign(context, {
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
