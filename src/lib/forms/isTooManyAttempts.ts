import { ApiError } from '@daymark/api'

/** Returns whether the server refused because of its rate limits: a 429, or allauth's code for it (docs/product.md#3-4). */
export function isTooManyAttempts(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 429 || error.errors.some(({ code }) => code === 'too_many_login_attempts'))
  )
}
