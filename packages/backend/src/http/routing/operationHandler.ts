import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Services } from '../../services.ts'
import type { ApiFormat } from '../formats/apiFormat.ts'
import { notAuthenticated } from '../formats/contentProblem.ts'
import { csrfFailure } from '../security/csrf.ts'
import type { ApiResponse } from './apiResponse.ts'
import type { Checked, InputCheck } from './inputCheck.ts'
import type { AnyOperation, AnyRequest, RequestContext } from './operation.ts'
import { RequestRun } from './requestRun.ts'

/** The checks of one operation's inputs; null: it has no such input. */
export type InputChecks = Record<'path' | 'query' | 'body', InputCheck | null>

/** The inputs of one request, as they were read; `refusal` when the body could not be. */
interface Inputs {
  path: Checked
  query: Checked
  body: Checked
  refusal?: ApiResponse
}

/**
 * Names the account that a page shows, by the `id` of its user. A tab that has not heard of another sign-in in its
 * browser would otherwise write into that person's account.
 */
const userHeader = 'X-Daymark-User'

const none: Checked = { value: {}, issues: [] }
const maximumBodyBytes = 262_144

/** Milliseconds after which a response leaves that must not tell who has an account. Its work takes two of them. */
const settledAfter = 20

/**
 * Returns the handler of one operation: CSRF, inputs, the operation inside a transaction together with the session,
 * then cookies and e-mail.
 */
export function operationHandler(
  services: Services,
  format: ApiFormat,
  operation: AnyOperation,
  checks: InputChecks,
): (c: Context) => Promise<Response> {
  const isOpen = operation.open ?? format.open

  return async (c) => {
    const run = new RequestRun(c, services)
    const inputs = await readInputs(c)
    // Starts when the body has arrived, because a caller may send it slowly, and before the work.
    const settled = operation.hidesAccounts && delay(settledAfter)
    const result = await respond(c, run, inputs)
    await settled
    return run.finish(result, isOpen)
  }

  async function respond(c: Context, run: RequestRun, inputs: Inputs): Promise<ApiResponse> {
    if ('handle' in operation) {
      return run.transaction(
        (context) => refusal(c, run, context, inputs) ?? operation.handle(request(context, inputs)),
      )
    }
    const refused = await run.transaction((context) => refusal(c, run, context, inputs))
    if (refused) return refused
    const commit = await operation.verify(request(run.context(), inputs))
    return run.transaction((context) => commit(request(context, inputs)))
  }

  async function readInputs(c: Context): Promise<Inputs> {
    return {
      path: checks.path?.(c.req.param()) ?? none,
      query: checks.query?.(c.req.query()) ?? none,
      // Looking at a body costs as much as all the rest, so it is done only where one is expected.
      ...(checks.body ? await readBody(c, checks.body) : { body: none }),
    }
  }

  async function readBody(
    c: Context,
    check: InputCheck,
  ): Promise<Pick<Inputs, 'body' | 'refusal'>> {
    const text = await readText(c.req.raw)
    if (text === undefined) return { body: none, refusal: format.tooLarge() }
    const read = format.readBody(text, c.req.header('Content-Type'))
    return 'refusal' in read ? { ...read, body: none } : { body: check(read.body) }
  }

  /** Returns everything that can refuse a request, in Django's order. Undefined if the request may continue. */
  function refusal(
    c: Context,
    run: RequestRun,
    context: RequestContext,
    { path, query, body, refusal }: Inputs,
  ): ApiResponse | undefined {
    const isSignedIn = context.session.userId !== undefined
    if (run.isChange && (isSignedIn || isOpen)) {
      const reason = csrfFailure(c.req, run.cookies(run.cookieNames.csrf), services.frontEnds)
      if (reason !== undefined) return format.csrfFailed(reason)
    }
    if (!isSignedIn && !isOpen) return notAuthenticated()
    const meant = c.req.header(userHeader)
    const names = isSignedIn && !operation.forAnyUser && (run.isChange || !isOpen)
    if (names && meant !== undefined && meant !== String(context.userId)) return format.otherUser()
    const seconds = isSignedIn ? run.secondsUntilAllowed(context.userId) : 0
    const throttled = seconds > 0 ? format.throttled(seconds) : undefined
    if (throttled) return throttled
    if (path.issues.length > 0) return format.notFound()
    const before = operation.before?.(Object.assign(context, { path: path.value }))
    if (before) return before
    const badQuery = query.issues.length > 0 ? format.invalidQuery(query.issues) : undefined
    if (badQuery) return badQuery
    if (refusal) return refusal
    if (body.issues.length === 0) return undefined
    operation.onInvalid?.(context)
    return format.invalidBody(body.issues)
  }
}

function request(context: RequestContext, { path, query, body }: Inputs): AnyRequest {
  return Object.assign(context, { path: path.value, query: query.value, body: body.value })
}

/**
 * Returns the body as text; undefined when it is too large. Hono's `bodyLimit` opens the body before it looks at its
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
