import { queryOptions } from '@tanstack/react-query'
import { toApiError } from './apiError.ts'
import { listAuthenticators, listEmailAddresses } from './generated/account.ts'
import type { Authenticator, EmailAddress } from './generated/types.ts'
import type { ApiError } from './apiError.ts'

/** Key of everything about the account; a prefix of the keys below. */
export const accountQueryKey = ['account'] as const

/** The e-mail addresses of the account, in order of creation. Throws ApiError unless the answer is 200. */
export const getListEmailAddressesQueryOptions = () =>
  queryOptions<EmailAddress[], ApiError>({
    queryKey: [...accountQueryKey, 'email'],
    queryFn: async ({ signal }) => {
      const answer = await listEmailAddresses({ signal })
      if (answer.status !== 200) throw toApiError(answer.status, answer)
      return answer.data
    },
  })

/**
 * The authenticators of the account of whatever type, in order of creation. Throws ApiError unless the
 * answer is 200.
 */
export const getListAuthenticatorsQueryOptions = () =>
  queryOptions<Authenticator[], ApiError>({
    queryKey: [...accountQueryKey, 'authenticators'],
    queryFn: async ({ signal }) => {
      const answer = await listAuthenticators({ signal })
      if (answer.status !== 200) throw toApiError(answer.status, answer)
      return answer.data
    },
  })
