import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
  type PushState,
} from '@daymark/api'
import { forgetWithPerson } from '../session/personalData.ts'

/**
 * Why this browser does not show notifications of the app: it cannot, it can once the app is installed (iOS), the person has
 * refused, has not answered, or it failed.
 */
export type PushObstacle = 'unsupported' | 'uninstalled' | 'denied' | 'unanswered' | 'failed'

/** Thrown when a browser cannot be subscribed. */
export class PushError extends Error {
  readonly obstacle: PushObstacle

  constructor(obstacle: PushObstacle, cause?: unknown) {
    super(`No push subscription: ${obstacle}`, { cause })
    this.obstacle = obstacle
  }
}

/** Returns what keeps this browser from showing notifications, as far as it can be known without asking the person. */
export function knownObstacle(): PushObstacle | undefined {
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) {
    // Only Safari on iOS has this member; it is false in a tab.
    const isTabOnIos = (navigator as { standalone?: boolean }).standalone === false
    return isTabOnIos ? 'uninstalled' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/**
 * Asks the person for the permission if need be, and has messages of the server sent to this browser. `key` is the
 * server's `applicationServerKey`. Call it in a press, or the browser does not ask. Throws `PushError`, or `ApiError`.
 */
export async function subscribe(key: string): Promise<PushState> {
  const obstacle = knownObstacle()
  if (obstacle) throw new PushError(obstacle)
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    throw new PushError(permission === 'denied' ? 'denied' : 'unanswered')
  }
  return createPushSubscription(inputOf(await subscriptionWith(key)))
}

async function subscriptionWith(applicationServerKey: string): Promise<PushSubscription> {
  // `ready` would wait for ever where nothing is registered, as in a browser that refuses storage.
  const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined
  if (!isRegistered) throw new PushError('failed')
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(options).catch(async () => {
      // With another key the browser refuses: the server has got a new one.
      await (await pushManager.getSubscription())?.unsubscribe()
      return pushManager.subscribe(options)
    })
  } catch (cause) {
    throw new PushError('failed', cause)
  }
}

/** Ends the messages to this browser, here and on the server. Throws `ApiError`. */
export async function unsubscribe(): Promise<void> {
  await deletePushSubscription()
  await forgetSubscription()
}

/**
 * Brings the server's subscription of this session up to date with that of the browser and with the language. A subscription
 * of a session that is over, or of another person, ends. Sends nothing where there is none. Returns whether there is one.
 * Throws `ApiError`.
 */
export async function keepSubscription(): Promise<boolean> {
  const subscription = await ownSubscription()
  if (!subscription) return false
  const { endpoint } = await getPushSubscription()
  if (endpoint === null) await subscription.unsubscribe()
  else await createPushSubscription(inputOf(subscription))
  return endpoint !== null
}

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.pushManager.getSubscription()
}

async function forgetSubscription(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

function inputOf(subscription: PushSubscription) {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh, auth } }
}

forgetWithPerson(() => void forgetSubscription().catch(() => undefined))
