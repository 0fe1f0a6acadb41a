import { readRetryAfter } from './retryAfter.ts'

/**
 * The kind of failure of a call.
 *
 * - `validation`: the server refused the input (400 with errors)
 * - `client`: any other 4xx, and a status that the description does not name
 * - `server`: 5xx
 * - `notJson`: a success whose body cannot be read
 * - `network`: no answer; `timeout`: no answer in time; `aborted`: the caller's signal ended it
 */
export type ApiErrorKind =
  'validation' | 'client' | 'server' | 'notJson' | 'network' | 'timeout' | 'aborted'

/** One thing that the server found. `field` is missing when it concerns the input as a whole. */
export interface ApiErrorDetail {
  code: string
  field?: string
  message?: string
}

interface ApiErrorInit {
  kind: ApiErrorKind
  status?: number
  errors?: ApiErrorDetail[]
  retryAfter?: number | undefined
  cause?: unknown
}

/** The one error of this package. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly errors: readonly ApiErrorDetail[]
  /** The seconds after which the server wants to be asked again, if it named them. */
  readonly retryAfter: number | undefined

  constructor({ kind, status = 0, errors = [], retryAfter, cause }: ApiErrorInit) {
    const codes = errors.map(({ code, field }) => (field ? `${field}: ${code}` : code)).join(', ')
    super([kind, status || null, codes || null].filter(Boolean).join(' '), { cause })
    this.kind = kind
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }
}

/**
 * Returns whether the server could not be reached, as opposed to having refused: no answer, or one of a proxy
 * whose server is away. It is judged by real requests only: what the browser says about being offline is
 * wrong on a machine that is its own server.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return ['network', 'timeout'].includes(error.kind) || [502, 503, 504].includes(error.status)
}

/**
 * Returns the seconds after which a server that is busy wants to be asked again: 429, after 60 s if it names no time, or 503
 * with a time. Undefined for any other error.
 */
export function secondsUntilFree(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 429) return error.retryAfter ?? 60
  return error.status === 503 ? error.retryAfter : undefined
}

/** The code of an error: another account is logged in in this browser than the one of the page. */
export const otherUserCode = 'other_user'

/** Returns whether one of the errors that the server named has this code. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.errors.some((one) => one.code === code)

export const isOtherUser = (error: unknown): boolean => hasErrorCode(error, otherUserCode)

const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

/** Returns whether the object does not exist, or was deleted (404). */
export const isNotFound = (error: unknown): boolean => hasStatus(error, 404)

/** Returns whether the step has stopped applying (409). */
export const isConflict = (error: unknown): boolean => hasStatus(error, 409) && !isOtherUser(error)

/**
 * Makes the error of an answer. `body` is its parsed JSON, or anything else when it had none. Reads both
 * formats: `{errors: [{code, param, message}]}` and `{errors: [{code, attr, detail}]}`.
 */
export function toApiError(status: number, body: unknown, headers?: Headers): ApiError {
  const errors = readErrors(body)
  const retryAfter = readRetryAfter(headers?.get('Retry-After'))
  if (status >= 500) return new ApiError({ kind: 'server', status, errors, retryAfter })
  const kind = status === 400 && errors.length > 0 ? 'validation' : 'client'
  return new ApiError({ kind, status, errors, retryAfter })
}

function readErrors(body: unknown): ApiErrorDetail[] {
  if (!isRecord(body) || !Array.isArray(body['errors'])) return []
  return body['errors'].filter(isRecord).map((error) => {
    const field = text(error['param'] ?? error['attr'])
    const message = text(error['message'] ?? error['detail'])
    return {
      code: text(error['code']) ?? 'none',
      ...(field && field !== 'non_field_errors' && { field }),
      ...(message && { message }),
    }
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
