import { toApiError } from '@daymark/api'
import { refreshSession } from './sessionStore.ts'

/**
 * Narrows an answer of django-allauth to the statuses that mean "go on" for this step (for sign-up and
 * the code request that includes 401, spec section 4); anything else is thrown as `ApiError`. A 409
 * says that the step does not apply any more, so the session is asked for again.
 */
export function expectStatus<Answer extends { status: number }, Status extends Answer['status']>(
  answer: Answer,
  ...statuses: Status[]
): Extract<Answer, { status: Status }> {
  if ((statuses as number[]).includes(answer.status)) {
    return answer as Extract<Answer, { status: Status }>
  }
  if (answer.status === 409) void refreshSession()
  throw toApiError(answer.status, answer)
}
