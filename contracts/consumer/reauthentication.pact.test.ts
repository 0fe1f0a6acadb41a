import { getReauthenticationOptions, reauthenticate } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { base64url, refused, requestOptions, signedIn } from './answers.ts'
import { fromState, usedPasskey } from './credentials.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const path = '/_allauth/browser/v1/auth/webauthn/reauthenticate'
const passkey = examples['a person with a passkey']

test('getReauthenticationOptions gives what the browser needs, for the passkeys of the account', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person with a passkey', { stale: true })
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody(
        requestOptions(
          MatchersV3.eachLike({ type: 'public-key', id: base64url('Y3JlZGVudGlhbC0x') }),
        ),
      ),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getReauthenticationOptions()).toMatchObject({ status: 200 })
    }))

test('reauthenticate confirms a person by a passkey', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with a passkey', { stale: true })
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request.headers(jsonHeaders).jsonBody(usedPasskey(fromState(passkey))),
    )
    .willRespondWith(200, (response) => response.jsonBody(signedIn))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await reauthenticate(usedPasskey(passkey))).toMatchObject({ status: 200 })
    }))

test('reauthenticate refuses a wrong signature', ({ task }) => {
  const wrong = { signature: 'MEUCIQDbWmFrZQ' }
  return pact
    .addInteraction()
    .given('a person with a passkey', { stale: true })
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody(usedPasskey<unknown>({ ...fromState(passkey), ...wrong })),
    )
    .willRespondWith(400, (response) => response.jsonBody(refused('incorrect_code', 'credential')))
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(reauthenticate(usedPasskey({ ...passkey, ...wrong }))).rejects.toMatchObject({
        errors: [{ code: 'incorrect_code', field: 'credential' }],
      })
    })
})
