import { endSessions, listSessions } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { jsonHeaders, openApp, pact, readHeaders } from './pact.ts'

const { arrayContaining, fromProviderState, integer, number, string } = MatchersV3

const { sessionsPath, otherSessionId } = examples['a person who is signed in elsewhere too']
/** A backend without the list has another path here, where its states answer. */
const path = fromProviderState('${sessionsPath}', sessionsPath)

const session = {
  user_agent: string('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  created_at: number(1795206955.25),
}
const thisSession = { ...session, id: integer(11), is_current: true }
const otherSession = { ...session, id: integer(12), is_current: false }

test('listSessions lists every browser in which the person is signed in, and says which one asks', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person who is signed in elsewhere too')
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ status: 200, data: arrayContaining(thisSession, otherSession) }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await listSessions()).toMatchObject({ data: [{ is_current: true }, {}] })
    }))

test('endSessions logs the other browser out', ({ task }) =>
  pact
    .addInteraction()
    .given('a person who is signed in elsewhere too')
    .uponReceiving(task.name)
    .withRequest('DELETE', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ sessions: [fromProviderState('${otherSessionId}', otherSessionId)] }),
    )
    .willRespondWith(200, (response) => response.jsonBody({ status: 200, data: [thisSession] }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await endSessions({ sessions: [otherSessionId] })).toMatchObject({
        data: [{ is_current: true }],
      })
    }))
