import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
  patchPreferences,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { errorHeaders, invalid } from '../answers.ts'
import { content } from '../contents.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from '../pact.ts'
import { refusesVisitors } from '../visitor.ts'
import { aCard } from './chosen.ts'
import { alone, reminder, reminding, subscribed, subscription } from './reminding.ts'

// Not every backend sends reminders. Where the dashboard does not name them, the app neither offers nor sends them. When a
// message comes, and to whom, is no promise between the app and the backend: docs/product.md#7-29 says it.

const { eachKeyLike, equal } = MatchersV3
const [path, preferences] = ['/api/v1/push-subscriptions/', '/api/v1/preferences/']

const remindersAsAnswered = eachKeyLike('3', {
  time: equal('07:30'),
  weekdays: equal([1, 3, 5]),
})

test('getPushSubscription gives the key of the server to a session without a subscription', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody({ ...alone, endpoint: equal(null) }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPushSubscription()).toMatchObject({ endpoint: null })
    }))

refusesVisitors({ operation: 'getPushSubscription', path, read: () => getPushSubscription() })

test('createPushSubscription refuses an address of no push service', ({ task }) => {
  const elsewhere = { ...subscription, endpoint: 'https://intranet.example/hook' }
  return pact
    .addInteraction()
    .given('a person with content', content(...aCard))
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) => request.headers(jsonHeaders).jsonBody(elsewhere))
    .willRespondWith(400, (response) =>
      response.headers(errorHeaders).jsonBody(invalid('invalid', 'endpoint')),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      await expect(createPushSubscription(elsewhere)).rejects.toMatchObject({
        errors: [{ code: 'invalid', field: 'endpoint' }],
      })
    })
})

test('deletePushSubscription ends the messages to the browser of the session', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard, subscribed))
    .uponReceiving(task.name)
    .withRequest('DELETE', path, (request) => request.headers(changeHeaders))
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await deletePushSubscription()).toBeUndefined()
    }))

test('patchPreferences has lists remind by the clock where the person is', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard, reminding))
    .uponReceiving(task.name)
    .withRequest('PATCH', preferences, (request) =>
      request.headers(jsonHeaders).jsonBody({
        timeZone: 'Europe/Amsterdam',
        // The id of a card is a key, which no matcher reaches: no card has this one.
        reminders: { 999999999: reminder },
      }),
    )
    .willRespondWith(200, (response) =>
      response.jsonBody({ timeZone: equal('Europe/Amsterdam'), reminders: remindersAsAnswered }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const all = await patchPreferences({
        timeZone: 'Europe/Amsterdam',
        reminders: { 999999999: reminder },
      })
      expect(all).toEqual({ timeZone: 'Europe/Amsterdam', reminders: { 3: reminder } })
    }))
