import type { ApiFormat } from './apiFormat.ts'
import { parseJson } from '../routing/json.ts'
import { bodyError, queryError } from './contentIssues.ts'
import {
  clientError,
  ContentProblem,
  invalid,
  notFound,
  permissionDenied,
  serverError,
  tooLarge,
  unsupportedMediaType,
} from './contentProblem.ts'

const json = 'application/json'
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The API format of Django REST framework, below /api/v1. */
export const contentFormat: ApiFormat = {
  open: false,
  csrfForEverybody: false,
  sendsCsrfCookie: false,
  csrfFailed: (reason) => permissionDenied(`CSRF Failed: ${reason}`).response,
  notAcceptable: (accept) => (acceptsJson(accept) ? undefined : notAcceptable),

  async readBody(text, contentType) {
    if (text === '') return { body: {} }
    const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
    try {
      if (type === json) return { body: parseJson(text) }
      if (!forms.includes(type))
        return { refusal: unsupportedMediaType(contentType ?? '').response }
      const form = new Response(text, { headers: { 'Content-Type': contentType ?? '' } })
      return { body: Object.fromEntries(await form.formData()) }
    } catch (error) {
      const kind = type === json ? 'JSON' : 'Form'
      const detail = `${kind} parse error - ${(error as Error).message}`
      return { refusal: clientError(400, 'parse_error', detail).response }
    }
  },

  tooLarge: () => tooLarge('too_large', 'The body is too large.').response,
  invalidPath: () => notFound().response,
  invalidQuery: (issues) =>
    issues.some(({ field }) => field === 'page')
      ? notFound('Invalid page.').response
      : invalid(...issues.map(queryError)).response,
  invalidBody: (issues) => invalid(...issues.map(bodyError)).response,
  methodNotAllowed: (method, allow) =>
    clientError(405, 'method_not_allowed', `Method "${method}" not allowed.`, { Allow: allow })
      .response,
  unknownPath: () => notFound().response,
  thrown: (error) => (error instanceof ContentProblem ? error.response : undefined),
  defect: () => serverError().response,
}

const notAcceptable = clientError(406, 'not_acceptable', 'The response is JSON.').response

function acceptsJson(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true
  return accept
    .split(',')
    .map((range) => range.split(';', 1)[0]?.trim().toLowerCase())
    .some((range) => range === '*/*' || range === 'application/*' || range === json)
}
