import type { ApiFormat } from './apiFormat.ts'
import { parseJson } from '../routing/json.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'
import {
  clientError,
  ContentProblem,
  fieldError,
  invalid,
  notFound,
  permissionDenied,
  tooLarge,
  unsupportedMediaType,
  type FieldCode,
} from './contentProblem.ts'

const json = 'application/json'
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The API format of Django REST framework, below /api/v1. */
export const contentFormat: ApiFormat = {
  open: false,
  csrfFailed: (reason) => permissionDenied(`CSRF Failed: ${reason}`),
  notAcceptable: (accept) =>
    acceptsJson(accept) ? undefined : clientError(406, 'not_acceptable', 'The response is JSON.'),

  async readBody(text, contentType = '') {
    if (text === '') return { body: {} }
    const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    try {
      if (type === json) return { body: parseJson(text) }
      if (!forms.includes(type)) return { refusal: unsupportedMediaType(contentType) }
      const form = new Response(text, { headers: { 'Content-Type': contentType } })
      return { body: Object.fromEntries(await form.formData()) }
    } catch (error) {
      const kind = type === json ? 'JSON' : 'Form'
      const detail = `${kind} parse error - ${(error as Error).message}`
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
  defect: () =>
    new ContentProblem(500, 'server_error', [
      { code: 'error', detail: 'Server Error (500)', attr: null },
    ]),
}

function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true
  return accept
    .split(',')
    .map((range) => range.split(';', 1)[0]?.trim().toLowerCase())
    .some((range) => range === '*/*' || range === 'application/*' || range === json)
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
