import type { Middleware } from 'openapi-fetch'
import { apiConfig } from './config.ts'

/** Sends the language that the person has chosen, see `ApiConfig.chosenLanguage`. */
export const language: Middleware = {
  onRequest({ request }) {
    const chosen = apiConfig().chosenLanguage()
    if (chosen !== undefined) request.headers.set('Accept-Language', `${chosen}, *;q=0`)
  },
}
