import type { ApiResponse } from '../routing/apiResponse.ts'

export interface ContentError {
  code: string
  detail: string
  /** The field it is about; null when it is about none. */
  attr: string | null
}

type ProblemType = 'validation_error' | 'client_error' | 'server_error'

/** A response in the error format of /api/v1, thrown out of an operation. */
export class ContentProblem extends Error {
  readonly response: ApiResponse

  constructor(status: number, type: ProblemType, errors: readonly ContentError[], headers = {}) {
    super(errors.map(({ code }) => code).join(', '))
    this.response = { status, body: { type, errors }, headers }
  }
}

/** 400 with what is wrong with the fields. */
export function invalid(...errors: ContentError[]): ContentProblem {
  return new ContentProblem(400, 'validation_error', errors)
}

/** An error that is about no field. */
export function clientError(
  status: number,
  code: string,
  detail: string,
  headers = {},
): ContentProblem {
  return new ContentProblem(status, 'client_error', [{ code, detail, attr: null }], headers)
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
