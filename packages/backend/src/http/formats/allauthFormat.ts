import type { ApiResponse } from '../routing/apiResponse.ts'
import type { ApiFormat } from './apiFormat.ts'
import { badRequest, incorrectCode, missing, type AllauthError } from './allauthResponses.ts'
import { parseJson } from '../routing/json.ts'
import { isRecord } from '../routing/coerce.ts'
import type { ValidationIssue } from '../routing/inputCheck.ts'

const choice = 'Select a valid choice. That choice is not one of the available choices.'

/** The API format of django-allauth headless, below /_allauth/browser/v1. */
export const allauthFormat: ApiFormat = {
  open: true,
  csrfForEverybody: true,
  sendsCsrfCookie: true,
  csrfFailed: () => ({ status: 403, body: forbiddenPage }),
  notAcceptable: () => undefined,

  // The content type is not looked at; what is no JSON gets an empty answer.
  async readBody(text) {
    if (text === '') return { body: {} }
    try {
      return { body: parseJson(text) }
    } catch {
      return { refusal: { status: 400 } }
    }
  },

  tooLarge: () => ({ status: 413 }),
  invalidPath: () => notFound,
  invalidQuery: () => undefined,
  invalidBody,
  methodNotAllowed: (_method, allow) => ({ status: 405, headers: { Allow: allow } }),
  unknownPath: () => notFound,
  thrown: () => undefined,
  defect: () => ({ status: 500, body: { status: 500 } }),
}

const notFound: ApiResponse = { status: 404, body: { status: 404 } }

const forbiddenPage = `<!doctype html>
<html lang="en">
<title>403 Forbidden</title>
<h1>Forbidden (403)</h1>
<p>CSRF verification failed. Request aborted.</p>
</html>
`

function invalidBody(issues: readonly ValidationIssue[]): ApiResponse {
  const errors = issues.flatMap((issue) => bodyError(issue).body.errors)
  return { status: 400, body: { status: 400, errors } }
}

/** Says what is wrong with a field, with the code and text of django-allauth. */
function bodyError(issue: ValidationIssue): { body: { errors: AllauthError[] } } {
  const { field, value, maximum } = issue
  if (field === null) return badRequest('invalid', 'Enter a JSON object.')
  if (isEmpty(value)) return missing(field)
  switch (field) {
    case 'email':
      return badRequest('invalid', 'Enter a valid email address.', field)
    case 'credential':
      if (typeof value === 'string') return badRequest('invalid', 'Enter a valid JSON.', field)
      return incorrectCode(isRegistration(issue) ? undefined : field)
    case 'code':
    case 'key':
      return incorrectCode(field)
    case 'id':
      return badRequest('invalid_choice', choice, field)
    case 'primary':
      return missing(field)
    case 'authenticators':
      if (!Array.isArray(value)) return badRequest('invalid_list', 'Enter a list of values.', field)
      return badRequest(
        'invalid_pk_value',
        `“${firstNonInteger(value)}” is not a valid value.`,
        field,
      )
    default:
      return maximum === undefined
        ? badRequest('invalid', 'Enter a valid value.', field)
        : badRequest('max_length', tooLong(value, maximum), field)
  }
}

// Errors of a new passkey are about the whole form, those of one that signs in about its field.
function isRegistration({ schema }: ValidationIssue): boolean {
  return schema.properties?.['response']?.properties?.['attestationObject'] !== undefined
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  return Array.isArray(value)
    ? value.length === 0
    : isRecord(value) && Object.keys(value).length === 0
}

function tooLong(value: unknown, maximum: number): string {
  const length = Array.from(String(value)).length
  return `Ensure this value has at most ${maximum} characters (it has ${length}).`
}

function firstNonInteger(values: readonly unknown[]): string {
  const found = values.find((value) => !Number.isInteger(value)) ?? values[0]
  return typeof found === 'string' ? found : JSON.stringify(found)
}
