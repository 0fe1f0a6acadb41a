import { MatchersV3 } from '@pact-foundation/pact'
import { base64url, invalid, lacking } from '../answers.ts'
import { callOf, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import {
  promise,
  promiseReadBack,
  promiseSaved,
  promiseTaken,
  refusesVisitors,
} from '../promise.ts'
import { aCard, chosen, noId } from './chosen.ts'

// Not every backend sends reminders. Where the dashboard does not name them, the app neither offers nor sends them. When a
// message comes, and to whom, is no promise between the app and the backend: docs/product.md#7-29 says it.

const { eachKeyLike, equal } = MatchersV3
const { newWidget } = contentsOf(dailyTodos)
const saving = { operation: 'patchPreferences', reads: 'getPreferences' } as const

// The key is a point on the curve P-256: backends may check that.
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/promise',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
/** The call that subscribes the browser of the session. */
const subscribed = callOf('createPushSubscription', subscription)
/** What a person without another session is told. */
const alone = {
  applicationServerKey: base64url(subscription.keys.p256dh),
  otherSubscriptions: equal(0),
}
const notSubscribed = { ...alone, endpoint: equal(null) }

const reminder = { time: '07:30', weekdays: [1, 3, 5] }
/** The call that has a list remind. */
const reminding = chosen({ timeZone: 'Europe/Berlin', reminders: { '${widgetId}': reminder } })
const shown = ({ time, weekdays }: typeof reminder) =>
  eachKeyLike('3', { time: equal(time), weekdays: equal(weekdays) })

promise('getPushSubscription gives the key of the server to a session without a subscription', {
  operation: 'getPushSubscription',
  before: aCard,
  answer: notSubscribed,
})

refusesVisitors({ operation: 'getPushSubscription' })

promise('createPushSubscription refuses an address of no push service', {
  operation: 'createPushSubscription',
  before: aCard,
  body: { ...subscription, endpoint: 'https://intranet.example/hook' },
  refusal: invalid('invalid', 'endpoint'),
})

promise('deletePushSubscription ends the messages to the browser of the session', {
  operation: 'deletePushSubscription',
  before: [...aCard, subscribed],
})

promise('deletePushSubscription deletes and getPushSubscription gives no endpoint', {
  operation: 'getPushSubscription',
  before: [...aCard, subscribed, callOf('deletePushSubscription')],
  answer: notSubscribed,
})

promise('patchPreferences has lists remind by the clock where the person is', {
  operation: 'patchPreferences',
  before: [...aCard, reminding],
  // The id of a card is a key, which no matcher reaches: no card has this one.
  body: { timeZone: 'Europe/Amsterdam', reminders: { [noId]: reminder } },
  answer: { timeZone: equal('Europe/Amsterdam'), reminders: shown(reminder) },
})

/** One of the longest names in the time zone database. */
const timeZone = 'America/Argentina/Buenos_Aires'

for (const { what, limit } of [
  { what: 'a reminder on one day', limit: { time: '00:00', weekdays: [1] } },
  { what: 'a reminder on all days', limit: { time: '23:59', weekdays: [1, 2, 3, 4, 5, 6, 7] } },
]) {
  promiseTaken({
    ...saving,
    what,
    before: aCard,
    body: { timeZone, reminders: { [noId]: limit } },
    answer: { timeZone },
  })
  promiseReadBack({
    ...saving,
    what,
    before: aCard,
    body: { timeZone, reminders: { '${widgetId}': limit } },
    answer: { timeZone, reminders: shown(limit) },
  })
}

promiseSaved({
  ...saving,
  what: 'no time zone and no reminder where they are deleted by null',
  before: [...aCard, reminding],
  body: { timeZone: null, reminders: null },
  answer: lacking(['timeZone', 'reminders'], {}),
})

promiseTaken({
  ...saving,
  what: 'null for a reminder that does not exist',
  before: [...aCard, reminding],
  body: { reminders: { [noId]: null } },
  answer: { reminders: shown(reminder) },
})

promiseReadBack({
  ...saving,
  what: 'no reminder that is deleted by null',
  before: [
    ...aCard,
    reminding,
    newWidget({ name: 'Other' }, { as: 'itemId' }),
    chosen({ reminders: { '${itemId}': { time: '08:00', weekdays: [2] } } }),
  ],
  body: { reminders: { '${itemId}': null } },
  answer: { reminders: shown(reminder) },
})

const endpoint = subscription.endpoint.padEnd(1_000, 'e')
for (const [what, body] of [
  ['the endpoint of the session', subscription],
  ['an endpoint of 1,000 characters', { ...subscription, endpoint }],
] as const) {
  promiseSaved({
    operation: 'createPushSubscription',
    what,
    before: aCard,
    body,
    answer: { ...alone, endpoint: equal(body.endpoint) },
    reads: 'getPushSubscription',
  })
}
