import type { Answer } from './answer.ts'
import type { Dialect } from './dialect.ts'
import { badRequest, incorrectCode, missing, type AllauthError } from './allauthAnswers.ts'
import { parseJson } from './json.ts'
import { isRecord } from './coerce.ts'
import type { Fault } from './check.ts'

const choice = 'Select a valid choice. That choice is not one of the available choices.'

/** The API format of django-allauth headless, below /_allauth/browser/v1. */
export const allauthDialect: Dialect = {
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
      return { fault: { status: 400 } }
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

const notFound: Answer = { status: 404, body: { status: 404 } }

const forbiddenPage = `<!doctype html>
<html lang="en">
<title>403 Forbidden</title>
<h1>Forbidden (403)</h1>
<p>CSRF verification failed. Request aborted.</p>
</html>
`

function invalidBody(faults: readonly Fault[]): Answer {
  const errors = faults.flatMap((fault) => bodyError(fault).body.errors)
  return { status: 400, body: { status: 400, errors } }
}

/** Says what is wrong with a field, with the code and text of django-allauth. */
function bodyError(fault: Fault): { body: { errors: AllauthError[] } } {
  const { field, value, maximum } = fault
  if (field === null) return badRequest('invalid', 'Enter a JSON object.')
  if (isEmpty(value)) return missing(field)
  switch (field) {
    case 'email':
      return badRequest('invalid', 'Enter a valid email address.', field)
    case 'credential':
      if (typeof value === 'string') return badRequest('invalid', 'Enter a valid JSON.', field)
      return incorrectCode(isRegistration(fault) ? undefined : field)
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
function isRegistration({ schema }: Fault): boolean {
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
