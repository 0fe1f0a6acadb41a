import { MatchersV3 } from '@pact-foundation/pact'
import type { Call } from '../../states.ts'
import { base64url } from '../answers.ts'
import { chosen } from './chosen.ts'

// What a person has told to be reminded, for the promises about reminders.

// The key is a point on the curve P-256: backends may check that.
export const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/promise',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

/** The call that subscribes the browser of the session. */
export const subscribed: Call = {
  method: 'POST',
  path: '/api/v1/push-subscriptions/',
  body: subscription,
}

export const reminder = { time: '07:30', weekdays: [1, 3, 5] }

/** The call that has a list remind. */
export const reminding = chosen({
  timeZone: 'Europe/Berlin',
  reminders: { '${widgetId}': reminder },
})

/** What a person without another session is told. */
export const alone = {
  applicationServerKey: base64url(subscription.keys.p256dh),
  otherSubscriptions: MatchersV3.equal(0),
}
