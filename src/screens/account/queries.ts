import { getListAuthenticatorsQueryOptions, getListEmailAddressesQueryOptions } from '@daymark/api'
import { expectFromQuery } from '../../auth/expectStatus.ts'

/** The e-mail addresses of the account, in order of creation. */
export const emailAddressesQuery = () => expectFromQuery(getListEmailAddressesQueryOptions(), 200)

/** The authenticators of the account of whatever type, in order of creation. */
export const authenticatorsQuery = () => expectFromQuery(getListAuthenticatorsQueryOptions(), 200)
