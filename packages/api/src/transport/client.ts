import createClient from 'openapi-fetch'
import type { paths } from '../generated/types.ts'
import { apiConfig } from './config.ts'
import { send } from './send.ts'

/** openapi-fetch over the one transport, typed by the descriptions. */
export function client() {
  const { origin } = apiConfig()
  if (!origin) throw new Error('Outside a browser, configureApi({ origin }) has to come first')
  return createClient<paths>({ baseUrl: origin, credentials: 'include', fetch: send })
}
