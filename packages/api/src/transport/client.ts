import createClient from 'openapi-fetch'
import type { paths } from '../generated/types.ts'
import { apiConfig } from './config.ts'
import { send } from './send.ts'

/** openapi-fetch over the one transport, typed by the descriptions. */
export const client = () =>
  createClient<paths>({ baseUrl: apiConfig().origin, credentials: 'include', fetch: send })
