import {
  createPushSubscription,
  deletePushSubscription,
  getPreferences,
  getPushSubscription,
  patchPreferences,
} from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import type { Call } from '../../states.ts'
import { base64url, errorHeaders, invalid } from '../answers.ts'
import { content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { changeHeaders, jsonHeaders, openApp, pact, readHeaders } from '../pact.ts'
import { refusesVisitors } from '../visitor.ts'

// Not every backend sends reminders. Where the dashboard does not name them, the app neither offers nor sends them. When a
// message comes, and to whom, is no promise between the app and the backend: docs/product.md#7-29 says it.

const { eachKeyLike, equal } = MatchersV3
const [path, preferences] = ['/api/v1/push-subscriptions/', '/api/v1/preferences/']
const { newModule, newOption, newWidget } = contentsOf(dailyTodos)
const aCard = [newModule(), newOption(), newWidget()]

// The key is a point on the curve P-256: backends may check that.
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/promise',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const subscribed: Call = { method: 'POST', path, body: subscription }
const reminder = { time: '07:30', weekdays: [1, 3, 5] }
const reminding: Call = {
  method: 'PATCH',
  path: preferences,
  body: { timeZone: 'Europe/Berlin', reminders: { '${widgetId}': reminder } },
}
const remindersAsAnswered = eachKeyLike('3', {
  time: equal('07:30'),
  weekdays: equal([1, 3, 5]),
})
/** What a person without another session is told. */
const alone = {
  applicationServerKey: base64url(subscription.keys.p256dh),
  otherSubscriptions: equal(0),
}

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

test('getPushSubscription gives the endpoint of the session', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard, subscribed))
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ ...alone, endpoint: equal(subscription.endpoint) }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPushSubscription()).toMatchObject({ endpoint: subscription.endpoint })
    }))

refusesVisitors({ operation: 'getPushSubscription', path, read: () => getPushSubscription() })

test('createPushSubscription subscribes the browser of the session', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard))
    .uponReceiving(task.name)
    .withRequest('POST', path, (request) => request.headers(jsonHeaders).jsonBody(subscription))
    .willRespondWith(201, (response) =>
      response.jsonBody({ ...alone, endpoint: equal(subscription.endpoint) }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      const state = await createPushSubscription(subscription)
      expect(state.endpoint).toBe(subscription.endpoint)
    }))

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

test('getPreferences gives the reminders of the lists', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard, reminding))
    .uponReceiving(task.name)
    .withRequest('GET', preferences, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) =>
      response.jsonBody({ timeZone: 'Europe/Berlin', reminders: remindersAsAnswered }),
    )
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPreferences()).toMatchObject({ reminders: { 3: reminder } })
    }))
