import type { ApiFormat } from './apiFormat.ts'
import { badRequest, conflict, type ErrorCode } from './allauthResponses.ts'
import { parseJson } from '../routing/json.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'

/** The API format of django-allauth headless, below /_allauth/browser/v1. */
export const allauthFormat: ApiFormat = {
  open: true,
  csrfFailed: () => ({ status: 403 }),

  // The content type does not matter. A body that is not JSON gets an empty response.
  readBody(text) {
    if (text === '') return { body: {} }
    try {
      return { body: parseJson(text) }
    } catch {
      return { refusal: { status: 400 } }
    }
  },

  tooLarge: () => ({ status: 413 }),
  invalidQuery: () => undefined,
  invalidBody(issues) {
    const errors = issues.flatMap((issue) => bodyError(issue).body.errors)
    return { status: 400, body: { status: 400, errors } }
  },
  methodNotAllowed: (_method, allow) => ({ status: 405, headers: { Allow: allow } }),
  notFound: () => ({ status: 404, body: { status: 404 } }),
  otherUser: () => conflict,
  throttled: () => undefined,
  busy: () => ({ status: 503, body: { status: 503 }, headers: { 'Retry-After': '5' } }),
  defect: () => ({ status: 500, body: { status: 500 } }),
}

/** By field, the code of django-allauth for most of its errors. */
const codes: Record<string, ErrorCode> = {
  email: 'invalid',
  code: 'incorrect_code',
  key: 'incorrect_code',
  id: 'invalid_choice',
  primary: 'required',
}

/** Says what is wrong with a field, with the code of django-allauth. */
function bodyError(issue: ValidationIssue) {
  const { field, value, maximum } = issue
  if (field === null) return badRequest('invalid')
  if (isEmpty(value)) return badRequest('required', field)
  if (field === 'credential' && typeof value !== 'string') {
    return badRequest('incorrect_code', isRegistration(issue) ? undefined : field)
  }
  if (field === 'authenticators' || field === 'sessions') {
    return badRequest(Array.isArray(value) ? 'invalid_pk_value' : 'invalid_list', field)
  }
  return badRequest(codes[field] ?? (maximum === undefined ? 'invalid' : 'max_length'), field)
}

// Errors of a new passkey are about the whole form, those of one that signs in about its field.
function isRegistration({ schema }: ValidationIssue): boolean {
  return schema.properties?.['response']?.properties?.['attestationObject'] !== undefined
}

function isEmpty(value: unknown): boolean {
  if (!value && typeof value !== 'number') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
