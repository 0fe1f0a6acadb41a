import type { Context } from 'hono'
import type { Services } from '../../services.ts'
import type { ApiFormat } from '../formats/apiFormat.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { csrfCookie, csrfFailure } from '../security/csrf.ts'
import type { ApiResponse } from './apiResponse.ts'
import type { Checked, InputCheck } from './inputCheck.ts'
import type { RequestContext } from './operation.ts'
import { RequestRun } from './requestRun.ts'

/** An operation as its handler sees it, its types forgotten. */
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

/** The inputs of one request, as they were read. */
interface Inputs {
  path: Checked
  query: Checked
  body: Checked | { refusal: ApiResponse }
}

const none: Checked = { value: {}, issues: [] }
const notImplemented: ApiResponse = { status: 501 }
const maximumBodyBytes = 262_144

/**
 * Makes what runs one operation for a request: CSRF, inputs, the operation inside a transaction together
 * with the session, then cookies and mail.
 */
export function operationHandler(
  services: Services,
  format: ApiFormat,
  operation: AnyOperation,
  checks: InputChecks,
): (c: Context) => Promise<Response> {
  const { handle, verify } = operation
  const sendsCsrfCookie = operation.sendsCsrfCookie ?? format.sendsCsrfCookie
  const isOpen = operation.open ?? format.open

  return async (c) => {
    const run = new RequestRun(c, services, format)
    const unacceptable = format.notAcceptable(c.req.header('Accept'))
    if (unacceptable) return run.finish(unacceptable, sendsCsrfCookie)
    const inputs: Inputs = {
      path: checks.path?.(c.req.param()) ?? none,
      query: checks.query?.(readQuery(c)) ?? none,
      // Looking at a body costs as much as all the rest, so it is done only where one is expected.
      body: checks.body ? await readBody(c, checks.body) : none,
    }
    const response = verify
      ? await respondVerified(c, run, inputs, verify)
      : run.transaction(
          (context) =>
            refusal(c, run, context, inputs) ??
            handle?.(request(context, inputs)) ??
            notImplemented,
        )
    return run.finish(response, sendsCsrfCookie)
  }

  async function respondVerified(
    c: Context,
    run: RequestRun,
    inputs: Inputs,
    verify: NonNullable<AnyOperation['verify']>,
  ): Promise<ApiResponse> {
    const refused = run.transaction((context) => refusal(c, run, context, inputs))
    if (refused) return refused
    const commit = await verify(request(run.context(), inputs))
    return run.transaction((context) => commit(request(context, inputs)))
  }

  async function readBody(c: Context, check: InputCheck): Promise<Inputs['body']> {
    const text = await readText(c.req.raw)
    if (text === undefined) return { refusal: format.tooLarge() }
    const read = await format.readBody(text, c.req.header('Content-Type'))
    return 'refusal' in read ? read : check(read.body)
  }

  /** Everything that can refuse a request, in Django's order; undefined: it may go on. */
  function refusal(
    c: Context,
    run: RequestRun,
    context: RequestContext,
    { path, query, body }: Inputs,
  ): ApiResponse | undefined {
    const isSignedIn = context.session.userId !== undefined
    const isChange = !['GET', 'HEAD'].includes(c.req.method)
    if (isChange && (isSignedIn || format.csrfForEverybody)) {
      const reason = csrfFailure(
        {
          origin: c.req.header('Origin'),
          cookies: run.cookies(csrfCookie),
          header: c.req.header('X-CSRFToken'),
        },
        services.frontEnds,
      )
      if (reason !== undefined) return format.csrfFailed(reason)
    }
    if (!isSignedIn && !isOpen) return notAuthenticated().response
    if (path.issues.length > 0) return format.invalidPath()
    const before = operation.before?.(Object.assign(context, { path: path.value }))
    if (before) return before
    const badQuery = query.issues.length > 0 ? format.invalidQuery(query.issues) : undefined
    if (badQuery) return badQuery
    if ('refusal' in body) return body.refusal
    if (body.issues.length === 0) return undefined
    operation.onInvalid?.(context)
    return format.invalidBody(body.issues)
  }
}

function request(context: RequestContext, { path, query, body }: Inputs): AnyRequest {
  return Object.assign(context, {
    path: path.value,
    query: query.value,
    body: 'value' in body ? body.value : undefined,
  })
}

/** The parameters of a query; of one that comes several times the last. */
function readQuery(c: Context): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(c.req.url.split('?', 2)[1]))
}

/**
 * The body as text; undefined when it is too large. Hono's `bodyLimit` opens the body before it looks at its
 * length: node then closes the connection, and the caller's next request on it fails.
 */
async function readText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maximumBodyBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maximumBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
