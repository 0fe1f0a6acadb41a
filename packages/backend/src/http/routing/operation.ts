import type { operations } from '@daymark/api/schemas'
import type { Session } from '../../accounts/session.ts'
import type { Language } from '../../language.ts'
import type { Mail } from '../../mail/texts.ts'
import type { Services } from '../../services.ts'

/** Every operation but the upload of a file, whose body is no JSON. */
export type OperationId = Exclude<keyof operations, 'putUpload'>

type Parameter<Id extends OperationId, Place extends 'path' | 'query'> =
  Exclude<operations[Id]['parameters'][Place], undefined> extends infer Values
    ? [Values] extends [never]
      ? object
      : Values
    : never

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Value } }
}
  ? Value
  : undefined

type Responses<Id extends OperationId> = operations[Id]['responses']

type Json<Response> = Response extends { content: { 'application/json': infer Value } }
  ? { body: Value }
  : { body?: undefined }

/** The documented responses of an operation: one member per status, with its body. */
export type ResponseOf<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: { status: Status } & Json<Responses<Id>[Status]>
}[keyof Responses<Id>]

/** What every operation gets to see of one request, within one transaction. */
export interface RequestContext {
  readonly services: Services
  /** One reading of the clock for the whole request, in milliseconds. */
  now: number
  session: Session
  /** The caller's network address, for rate limits only. */
  readonly ip: string
  /** The CSRF token of the caller's browser: the one it has, or the one that the response sets. */
  csrfToken: string
  /** The caller's preferred language. */
  readonly language: Language
  /** The language that was chosen in this browser, if any was. */
  readonly chosenLanguage: Language | undefined
  /** The `id` of the signed-in account. Throws 401 `not_authenticated` when nobody is. */
  readonly userId: number
  /** Sends a mail once the transaction is committed, within `lifetime` seconds or never. Returns its id in the outbox. */
  mail(mail: Mail, lifetime: number): number
  /** Does something once the transaction is committed. */
  afterwards(task: () => void): void
}

/** The context with the path, query and body, checked against the description. */
export interface Request<Id extends OperationId> extends RequestContext {
  path: Parameter<Id, 'path'>
  query: Parameter<Id, 'query'>
  body: Body<Id>
}

/**
 * One operation of the description. `handle` runs in a transaction. An operation that must wait
 * for something has `verify` instead, which runs outside the transaction and returns what to do inside it.
 */
export type Operation<Id extends OperationId> = {
  /** Also for callers who are not signed in. Everything under /_allauth is. */
  open?: true
  /** Sends the CSRF cookie along. Everything under /_allauth does. */
  sendsCsrfCookie?: true
  /** A response that comes before the body is checked. */
  before?(context: RequestContext & { path: Parameter<Id, 'path'> }): ResponseOf<Id> | undefined
  /** Runs when the body does not fit the description, besides the response that says so. */
  onInvalid?(context: RequestContext): void
} & (
  | { handle(request: Request<Id>): ResponseOf<Id> }
  | { verify(request: Request<Id>): Promise<(request: Request<Id>) => ResponseOf<Id>> }
)

export type Operations<Id extends OperationId = OperationId> = { [Key in Id]: Operation<Key> }
