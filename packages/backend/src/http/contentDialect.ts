import type { Dialect } from './dialect.ts'
import { parseJson } from './json.ts'
import { bodyError, queryError } from './contentFaults.ts'
import {
  ContentProblem,
  invalid,
  methodNotAllowed,
  notAcceptable,
  notFound,
  parseError,
  permissionDenied,
  serverError,
  tooLarge,
  unsupportedMediaType,
} from './contentProblem.ts'

const json = 'application/json'
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The API format of Django REST framework, below /api/v1. */
export const contentDialect: Dialect = {
  open: false,
  csrfForEverybody: false,
  sendsCsrfCookie: false,
  csrfFailed: (reason) => permissionDenied(`CSRF Failed: ${reason}`).answer,
  notAcceptable: (accept) => (acceptsJson(accept) ? undefined : notAcceptable().answer),

  async readBody(text, contentType) {
    if (text === '') return { body: {} }
    const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
    try {
      if (type === json) return { body: parseJson(text) }
      if (!forms.includes(type)) return { fault: unsupportedMediaType(contentType ?? '').answer }
      const form = new Response(text, { headers: { 'Content-Type': contentType ?? '' } })
      return { body: Object.fromEntries(await form.formData()) }
    } catch (error) {
      const kind = type === json ? 'JSON' : 'Form'
      return { fault: parseError(`${kind} parse error - ${(error as Error).message}`).answer }
    }
  },

  tooLarge: () => tooLarge('too_large', 'The body is too large.').answer,
  invalidPath: () => notFound().answer,
  invalidQuery: (faults) =>
    faults.some(({ field }) => field === 'page')
      ? notFound('Invalid page.').answer
      : invalid(...faults.map(queryError)).answer,
  invalidBody: (faults) => invalid(...faults.map(bodyError)).answer,
  methodNotAllowed: (method, allow) => methodNotAllowed(method, allow).answer,
  unknownPath: () => notFound().answer,
  thrown: (error) => (error instanceof ContentProblem ? error.answer : undefined),
  defect: () => serverError().answer,
}

function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true
  return accept
    .split(',')
    .map((range) => range.split(';', 1)[0]?.trim().toLowerCase())
    .some((range) => range === '*/*' || range === 'application/*' || range === json)
}
