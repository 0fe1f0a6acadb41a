import { getPushSubscription } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { lacking } from '../answers.ts'
import { content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { openApp, pact, readHeaders } from '../pact.ts'
import { promiseReadBack, promiseSaved, promiseTaken } from '../saved.ts'
import { aCard, chosen } from './chosen.ts'
import { alone, reminder, reminding, subscribed, subscription } from './reminding.ts'

const { eachKeyLike, equal } = MatchersV3
const { newWidget } = contentsOf(dailyTodos)
const saving = { operation: 'patchPreferences', reads: 'getPreferences' } as const
const noId = '999999999'
/** One of the longest names in the time zone database. */
const timeZone = 'America/Argentina/Buenos_Aires'
const shown = ({ time, weekdays }: typeof reminder) =>
  eachKeyLike('3', { time: equal(time), weekdays: equal(weekdays) })

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

test('deletePushSubscription deletes and getPushSubscription gives no endpoint', ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(...aCard, subscribed, { method: 'DELETE', path: subscribed.path }),
    )
    .uponReceiving(task.name)
    .withRequest('GET', subscribed.path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody({ ...alone, endpoint: equal(null) }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPushSubscription()).toMatchObject({ endpoint: null })
    }))
