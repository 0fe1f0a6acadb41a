import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { signedIn } from './answers.ts'
import { newPact } from './promise.ts'

// A browser adds and checks these headers itself, so the requests are made as it makes them.
const given = 'a person whose app is on another origin'
const { cookie, origin, sessionPath, modulesPath } = examples[given]
const value = (name: string, example: string) =>
  MatchersV3.fromProviderState(`\${${name}}`, example)
const readable = {
  'Access-Control-Allow-Origin': MatchersV3.regex('^https?://.+$', origin),
  'Access-Control-Allow-Credentials': 'true',
}

test('getSession lets the app on another origin read the answer', async () => {
  await newPact()
    .addInteraction()
    .given(given)
    .uponReceiving('getSession lets the app on another origin read the answer')
    .withRequest('GET', value('sessionPath', sessionPath), (builder) =>
      builder.headers({ Cookie: value('cookie', cookie), Origin: value('origin', origin) }),
    )
    .willRespondWith(200, (builder) => builder.headers(readable).jsonBody(signedIn.body))
    .executeTest(async ({ url }) => {
      const headers = { Cookie: cookie, Origin: origin }
      const answer = await fetch(url + sessionPath, { headers })
      // The mock server adds its own.
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toContain('true')
    })
})

test('createDailyTodosModule lets the app on another origin send the CSRF token', async () => {
  await newPact()
    .addInteraction()
    .given(given)
    .uponReceiving('createDailyTodosModule lets the app on another origin send the CSRF token')
    .withRequest('OPTIONS', value('modulesPath', modulesPath), (builder) =>
      builder.headers({
        Origin: value('origin', origin),
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-csrftoken',
      }),
    )
    .willRespondWith(
      MatchersV3.matchStatus(204, MatchersV3.HTTPResponseStatusClass.Success),
      (builder) =>
        builder.headers({
          ...readable,
          // Of a list in a header each value is compared, so only its presence can be promised.
          'Access-Control-Allow-Headers': MatchersV3.regex('.+', 'x-csrftoken'),
        }),
    )
    .executeTest(async ({ url }) => {
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-csrftoken',
      }
      expect((await fetch(url + modulesPath, { method: 'OPTIONS', headers })).ok).toBe(true)
    })
})
