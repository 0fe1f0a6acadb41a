import { expect, test } from 'vitest'
import { errorHeaders, notAuthenticated } from './answers.ts'
import { openApp, pact, readHeaders } from './pact.ts'

interface Reading {
  /** Its `operationId`. */
  operation: string
  path: string
  /** Calls it as the app does. */
  read: () => Promise<unknown>
}

/** Promises that the content API answers 401 to a visitor who reads this. */
export function refusesVisitors({ operation, path, read }: Reading): void {
  test(`${operation} tells that the caller is not signed in`, ({ task }) =>
    pact
      .addInteraction()
      .given('a visitor')
      .uponReceiving(task.name)
      .withRequest('GET', path, (request) => request.headers(readHeaders))
      .willRespondWith(401, (response) => response.headers(errorHeaders).jsonBody(notAuthenticated))
      .executeTest(async ({ url }) => {
        openApp(url)
        await expect(read()).rejects.toMatchObject({
          name: 'ApiError',
          status: 401,
          errors: [{ code: 'not_authenticated' }],
        })
      }))
}
