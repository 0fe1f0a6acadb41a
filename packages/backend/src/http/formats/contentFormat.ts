import type { ApiFormat } from './apiFormat.ts'
import { parseJson } from '../routing/json.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'
import {
  clientError,
  ContentProblem,
  fieldError,
  invalid,
  notFound,
  otherUser,
  permissionDenied,
  throttled,
  tooLarge,
  unsupportedMediaType,
  type FieldCode,
} from './contentProblem.ts'

/** The API format of Django REST framework, below /api/v1. */
export const contentFormat: ApiFormat = {
  open: false,
  csrfFailed: (reason) => permissionDenied(`CSRF Failed: ${reason}`),

  readBody(text, contentType = '') {
    if (text === '') return { body: {} }
    if (!/^application\/json\s*(;|$)/i.test(contentType)) {
      return { refusal: unsupportedMediaType(contentType) }
    }
    try {
      return { body: parseJson(text) }
    } catch (error) {
      const detail = `JSON parse error - ${(error as Error).message}`
      return { refusal: clientError(400, 'parse_error', detail) }
    }
  },

  tooLarge: () => tooLarge('too_large', 'The body is too large.'),
  invalidQuery(issues) {
    if (issues.some(({ field }) => field === 'page')) return notFound('Invalid page.')
    const errors = issues.map(({ field }) =>
      fieldError(field, field === 'module' ? 'invalid_choice' : 'invalid'),
    )
    return invalid(...errors)
  },
  invalidBody: (issues) =>
    invalid(...issues.map((issue) => fieldError(issue.field, codeOf(issue)))),
  methodNotAllowed: (method, allow) =>
    clientError(405, 'method_not_allowed', `Method "${method}" not allowed.`, { Allow: allow }),
  notFound: () => notFound(),
  otherUser,
  throttled,
  busy: () =>
    new ContentProblem(
      503,
      'server_error',
      [{ code: 'busy', detail: 'The database is busy. Try again.', attr: null }],
      { 'Retry-After': '5' },
    ),
  defect: () =>
    new ContentProblem(500, 'server_error', [
      { code: 'error', detail: 'Server Error (500)', attr: null },
    ]),
}

/** Says what is wrong with a field of a body. */
function codeOf({ field, value, schema, maximum }: ValidationIssue): FieldCode {
  if (field === null) return 'invalid'
  if (value === undefined) return 'required'
  if (value === null) return 'null'
  if (schema.type === 'integer') {
    return Number.isInteger(value) ? 'does_not_exist' : 'incorrect_type'
  }
  if (schema.enum) return 'invalid_choice'
  if (typeof value !== 'string' || schema.format === 'date') return 'invalid'
  if (value === '') return 'blank'
  if (value.includes('\0')) return 'null_characters_not_allowed'
  return maximum === undefined ? 'invalid' : 'max_length'
}
