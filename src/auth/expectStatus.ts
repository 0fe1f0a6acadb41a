import { type ApiMutation, type ApiQuery, apiQuery, toApiError } from '@daymark/api'
import { refreshSession } from './sessionStore.ts'

type With<Answer, Status> = Extract<Answer, { status: Status }>

/**
 * Narrows an answer of django-allauth to the statuses that mean "go on" for this step (for sign-up and
 * the code request that includes 401); anything else is thrown as `ApiError`. A 409 says that the step
 * does not apply any more, so the session is asked for again.
 */
export function expectStatus<Answer extends { status: number }, Status extends Answer['status']>(
  answer: Answer,
  ...statuses: Status[]
): With<Answer, Status> {
  if ((statuses as number[]).includes(answer.status)) return answer as With<Answer, Status>
  if (answer.status === 409) void refreshSession()
  throw toApiError(answer.status, answer)
}

/** The mutation of a step, which succeeds with the statuses that `expectStatus` lets pass. */
export function expectFromMutation<
  Answer extends { status: number },
  Variables,
  Status extends Answer['status'],
>(
  mutation: ApiMutation<Answer, Variables>,
  ...statuses: Status[]
): ApiMutation<With<Answer, Status>, Variables> {
  return {
    ...mutation,
    mutationFn: async (variables) =>
      expectStatus(await mutation.mutationFn(variables), ...statuses),
  }
}

/** The query of a step, likewise. */
export function expectFromQuery<Answer extends { status: number }, Status extends Answer['status']>(
  query: ApiQuery<Answer>,
  ...statuses: Status[]
): ApiQuery<With<Answer, Status>> {
  return apiQuery(query.queryKey, async (context) =>
    expectStatus(await query.queryFn(context), ...statuses),
  )
}
