import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { signedIn } from './answers.ts'
import { pact } from './pact.ts'

const { fromProviderState, HTTPResponseStatusClass, matchStatus, regex } = MatchersV3

// A browser adds and checks these headers itself, so the requests are made as it makes them.
const { cookie, origin, sessionPath, modulesPath } =
  examples['a person whose app is on another origin']
const readable = {
  'Access-Control-Allow-Origin': regex('^https?://.+$', origin),
  'Access-Control-Allow-Credentials': 'true',
}
const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type,x-csrftoken',
}

test('getSession lets the app on another origin read the answer', ({ task }) =>
  pact
    .addInteraction()
    .given('a person whose app is on another origin')
    .uponReceiving(task.name)
    .withRequest('GET', fromProviderState('${sessionPath}', sessionPath), (request) =>
      request.headers({
        Cookie: fromProviderState('${cookie}', cookie),
        Origin: fromProviderState('${origin}', origin),
      }),
    )
    .willRespondWith(200, (response) => response.headers(readable).jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      const headers = { Cookie: cookie, Origin: origin }
      const answer = await fetch(url + sessionPath, { headers })
      // The mock server adds its own.
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toContain('true')
    }))

test('createDailyTodosModule lets the app on another origin send the CSRF token', ({ task }) =>
  pact
    .addInteraction()
    .given('a person whose app is on another origin')
    .uponReceiving(task.name)
    .withRequest('OPTIONS', fromProviderState('${modulesPath}', modulesPath), (request) =>
      request.headers({ Origin: fromProviderState('${origin}', origin), ...preflight }),
    )
    .willRespondWith(matchStatus(204, HTTPResponseStatusClass.Success), (response) =>
      response.headers({
        ...readable,
        // Of a list in a header each value is compared, so only its presence can be promised.
        'Access-Control-Allow-Headers': regex('.+', 'x-csrftoken'),
      }),
    )
    .executeTest(async ({ url }) => {
      const headers = { Origin: origin, ...preflight }
      const answer = await fetch(url + modulesPath, { method: 'OPTIONS', headers })
      expect(answer.ok).toBe(true)
    }))
