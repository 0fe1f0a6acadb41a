import type { operations } from '@daymark/api/schemas'
import type { ApiResponse } from './apiResponse.ts'
import type { RequestContext } from './requestContext.ts'

export type { RequestContext }

/** Every operation except the upload of a file, whose body is not JSON. */
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

/** The context with the path, query and body, checked against the description. */
export interface Request<Id extends OperationId> extends RequestContext {
  path: Parameter<Id, 'path'>
  query: Parameter<Id, 'query'>
  body: Body<Id>
}

/** What a person may keep a limited amount of: modules, options and widgets; items; bytes of text. */
export type Quota = 'entries' | 'items' | 'text'

/**
 * One operation of the description. `handle` runs in a transaction. An operation that must wait
 * for something has `verify` instead, which runs outside the transaction and returns what to do inside it.
 */
type OperationWith<Request extends AnyRequest, Response> = {
  /**
   * Also for callers who are not signed in: the response gives them the CSRF token that a change takes. Everything
   * under /_allauth is.
   */
  open?: true
  /**
   * The response does not tell whether an address has an account. It is sent at a fixed time after the request has
   * arrived, so that its duration does not tell either.
   */
  hidesAccounts?: true
  /** Also from a page that shows another account than the one that is signed in. */
  forAnyUser?: true
  /**
   * What it adds to of what a person may keep. It is refused when that is too much, see `withinQuota`. A function where that
   * depends on the request.
   */
  adds?: readonly Quota[] | ((request: Request) => readonly Quota[])
  /** A response that comes before the body is checked. */
  before?(context: RequestContext & Pick<Request, 'path'>): Response | undefined
  /** Runs when the body does not fit the description, besides the response that says so. */
  onInvalid?(context: RequestContext): void
} & (
  | { handle(request: Request): Response }
  | { verify(request: Request): Promise<(request: Request) => Response> }
)

export type Operation<Id extends OperationId> = OperationWith<Request<Id>, ResponseOf<Id>>
export type Operations<Id extends OperationId = OperationId> = { [Key in Id]: Operation<Key> }

/** A request and an operation as their handler sees them, their types forgotten. */
export type AnyRequest = RequestContext & { path: unknown; query: unknown; body: unknown }
export type AnyOperation = OperationWith<AnyRequest, ApiResponse>
