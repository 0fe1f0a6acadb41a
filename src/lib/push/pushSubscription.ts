import {
  createPushSubscription,
  deletePushSubscription,
  getPushSubscription,
  type PushState,
} from '@daymark/api'
import { oneTabAtATime } from '../offline/oneTab.ts'
import { forgetWithPerson } from '../session/personalData.ts'
import { forgetAsked, readAsked, writeAsked } from './askedHere.ts'
import { subscriptionInput } from './subscriptionInput.ts'

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

/** Where the messages for the signed-in person go. */
interface Receivers {
  /** The public key of the server, to subscribe with. */
  applicationServerKey: string
  /** Whether this browser shows them: the server, the browser and the permission agree. */
  isHere: boolean
  /** Whether the server knows another browser of the person that does. */
  isElsewhere: boolean
}

/** Asks the server and the browser who shows the messages for the signed-in person. Throws `ApiError`. */
export async function readReceivers(signal?: AbortSignal): Promise<Receivers> {
  return receiversOf(await getPushSubscription(signal))
}

async function receiversOf(state: PushState): Promise<Receivers> {
  const { applicationServerKey, endpoint, otherSubscriptions } = state
  const subscription = await ownSubscription()
  const isHere =
    !isForbidden() && !!subscription && subscriptionInput(subscription).endpoint === endpoint
  // A backend of an earlier version does not say it.
  return { applicationServerKey, isHere, isElsewhere: otherSubscriptions > 0 }
}

const isForbidden = () => knownObstacle() !== undefined || Notification.permission !== 'granted'

/**
 * Asks the person for the permission if need be, and has messages of the server sent to this browser. `key` is the
 * server's `applicationServerKey`. Call it in a press, or the browser does not ask. Throws `PushError`, or `ApiError`.
 */
export async function subscribe(key: string): Promise<Receivers> {
  const obstacle = knownObstacle()
  if (obstacle) throw new PushError(obstacle)
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    throw new PushError(permission === 'denied' ? 'denied' : 'unanswered')
  }
  const state = await subscribeWith(key)
  writeAsked({ isLossSaid: false })
  return receiversOf(state)
}

/** Subscribes at the push service of the browser, and tells the server. Throws `PushError`, or `ApiError`. */
async function subscribeWith(applicationServerKey: string): Promise<PushState> {
  return createPushSubscription(subscriptionInput(await subscriptionWith(applicationServerKey)))
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
  forgetAsked()
  await deletePushSubscription()
  await forgetSubscription()
}

/**
 * Brings the subscription of this session up to date, on the server and in the browser, and with the language. Where one of
 * them has lost it, a person who asked for messages here is subscribed again, if that `isNeeded`. What the browser has
 * of a session that is over, or of another person, ends. Sends nothing where there is none. Returns whether there is one.
 * Throws `PushError` when it is lost, or `ApiError`.
 */
export const keepSubscription = (isNeeded: boolean): Promise<boolean> =>
  oneTabAtATime('push', async () => {
    const subscription = await ownSubscription()
    const isWanted = isNeeded && readAsked() !== undefined
    if (!subscription && !isWanted) return false
    const { endpoint, applicationServerKey } = await getPushSubscription()
    if (isWanted && isForbidden()) {
      if (endpoint !== null) await deletePushSubscription()
      throw new PushError(knownObstacle() ?? 'unanswered')
    }
    if (subscription && endpoint !== null) {
      await createPushSubscription(subscriptionInput(subscription))
    } else {
      // What is left on one side brings nothing without the other.
      await subscription?.unsubscribe()
      if (!isWanted) return false
      await subscribeWith(applicationServerKey)
    }
    writeAsked({ isLossSaid: false })
    return true
  })

async function ownSubscription(): Promise<PushSubscription | null | undefined> {
  // A browser that shows no notifications may have no service workers either.
  const registration = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration()
  return (
    registration as Partial<ServiceWorkerRegistration> | undefined
  )?.pushManager?.getSubscription()
}

async function forgetSubscription(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

forgetWithPerson(() => void forgetSubscription().catch(() => undefined))
