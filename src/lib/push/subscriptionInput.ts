import type { PushSubscriptionInput } from '@daymark/api'

/** Returns a subscription of the browser as the API takes it. */
export function subscriptionInput(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh, auth } }
}
