import type { operations } from '@daymark/api/schemas'
import type { RequestContext } from './requestContext.ts'

export type { RequestContext }

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
