import type { ApiResponse } from '../routing/apiResponse.ts'

/** Programs read the codes of Django REST framework; these texts are for people who debug. */
const details = {
  blank: 'This field may not be blank.',
  does_not_exist: 'There is no such object.',
  incorrect_type: 'Not an id.',
  invalid: 'Not a valid value.',
  invalid_choice: 'Not one of the available choices.',
  max_length: 'Too long.',
  null: 'This field may not be null.',
  null_characters_not_allowed: 'Null characters are not allowed.',
  required: 'This field is required.',
  unique: 'An object like this already exists.',
}

export type FieldCode = keyof typeof details

interface ContentError {
  code: string
  detail: string
  /** The field it is about; null when it is about none. */
  attr: string | null
}

type ProblemType = 'validation_error' | 'client_error' | 'server_error'

/** A response in the error format of /api/v1, returned or thrown out of an operation. */
export class ContentProblem extends Error implements ApiResponse {
  readonly status: number
  readonly body: { type: ProblemType; errors: readonly ContentError[] }
  readonly headers: Record<string, string>

  constructor(status: number, type: ProblemType, errors: readonly ContentError[], headers = {}) {
    super(errors.map(({ code }) => code).join(', '))
    this.status = status
    this.body = { type, errors }
    this.headers = headers
  }
}

/** 400 with what is wrong with the fields. */
export function invalid(...errors: ContentError[]): ContentProblem {
  return new ContentProblem(400, 'validation_error', errors)
}

/** Returns an error of a field; null: of the body as a whole. */
export function fieldError(field: string | null, code: FieldCode): ContentError {
  return { code, detail: details[code], attr: field ?? 'non_field_errors' }
}

/** Returns an error that is about no field. */
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

export function otherUser(): ContentProblem {
  return clientError(409, 'other_user', 'Another account is signed in than the request says.')
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

/** The person has used the server too much. They have time again after some seconds. */
export function throttled(seconds: number): ContentProblem {
  const headers = { 'Retry-After': String(seconds) }
  return clientError(429, 'throttled', 'Too many requests. Try again later.', headers)
}
