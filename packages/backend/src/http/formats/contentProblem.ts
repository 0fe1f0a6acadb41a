import type { ApiResponse } from '../routing/apiResponse.ts'

export interface ContentError {
  code: string
  detail: string
  /** The faulty field; null when the fault is not in one. */
  attr: string | null
}

type ProblemType = 'validation_error' | 'client_error' | 'server_error'

/** An answer in the error format of /api/v1, thrown out of an operation. */
export class ContentProblem extends Error {
  readonly response: ApiResponse

  constructor(status: number, type: ProblemType, errors: readonly ContentError[], headers = {}) {
    super(errors.map(({ code }) => code).join(', '))
    this.response = { status, body: { type, errors }, headers }
  }
}

export function invalid(...errors: ContentError[]): ContentProblem {
  return new ContentProblem(400, 'validation_error', errors)
}

export function notFound(detail = 'Not found.'): ContentProblem {
  return clientError(404, 'not_found', detail)
}

export function notAuthenticated(): ContentProblem {
  return clientError(401, 'not_authenticated', 'Authentication credentials were not provided.')
}

export function permissionDenied(detail: string): ContentProblem {
  return clientError(403, 'permission_denied', detail)
}

export function parseError(detail: string): ContentProblem {
  return clientError(400, 'parse_error', detail)
}

export function methodNotAllowed(method: string, allow: string): ContentProblem {
  return clientError(405, 'method_not_allowed', `Method "${method}" not allowed.`, { Allow: allow })
}

export function notAcceptable(): ContentProblem {
  return clientError(406, 'not_acceptable', 'Could not satisfy the request Accept header.')
}

export function tooLarge(code: string, detail: string): ContentProblem {
  return clientError(413, code, detail)
}

export function unsupportedMediaType(type: string): ContentProblem {
  return clientError(415, 'unsupported_media_type', `Unsupported media type "${type}" in request.`)
}

export function serverError(): ContentProblem {
  const error = { code: 'error', detail: 'Server Error (500)', attr: null }
  return new ContentProblem(500, 'server_error', [error])
}

function clientError(status: number, code: string, detail: string, headers = {}): ContentProblem {
  return new ContentProblem(status, 'client_error', [{ code, detail, attr: null }], headers)
}
