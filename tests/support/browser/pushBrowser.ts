import type { Page } from '@playwright/test'
import type { TestPushService } from '@daymark/backend/testing/pushService.ts'

/** What a page has asked the person and the push service. */
interface Asked {
  permissions: number
  subscriptions: number
}

/**
 * Has a browser subscribe at a push service of the test: the real ones are on the internet. The person answers the question
 * for the permission with `permission`. The rest of the browser is as it is. Returns what the page has asked for.
 */
export async function pushBrowser(
  page: Page,
  service: TestPushService,
  permission: NotificationPermission = 'granted',
): Promise<Asked> {
  const asked: Asked = { permissions: 0, subscriptions: 0 }
  if (permission === 'granted') await page.context().grantPermissions(['notifications'])
  await page.exposeFunction('askTestPerson', () => {
    asked.permissions += 1
    return permission
  })
  await page.exposeFunction('subscribeAtTestService', () => {
    asked.subscriptions += 1
    return service.subscribe()
  })
  await page.addInitScript(() => {
    const { askTestPerson, subscribeAtTestService } = globalThis as unknown as {
      askTestPerson: () => Promise<NotificationPermission>
      subscribeAtTestService: () => Promise<PushSubscriptionJSON>
    }
    const key = 'subscription of the test'
    const kept = () => {
      const json = localStorage.getItem(key)
      if (json === null) return null
      return {
        toJSON: () => JSON.parse(json) as PushSubscriptionJSON,
        unsubscribe: () => {
          localStorage.removeItem(key)
          return Promise.resolve(true)
        },
      }
    }
    Notification.requestPermission = askTestPerson
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(kept()),
      async subscribe() {
        const subscription = JSON.stringify(await subscribeAtTestService())
        localStorage.setItem(key, subscription)
        return kept()
      },
    })
  })
  return asked
}

/** Returns whether the browser has a subscription. */
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    return (await pushManager.getSubscription()) !== null
  })

type Shown = Pick<Notification, 'title' | 'body' | 'lang'>

/** Has the browser lose its subscription, as after a repair of its storage. The server does not hear of it. */
export const loseSubscription = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    await (await pushManager.getSubscription())?.unsubscribe()
  })

/** Has the browser get a message, as its push service would deliver it. Resolves when the service worker has shown it. */
export async function deliver(page: Page, message: object): Promise<Shown> {
  const untilShown = await watchNotifications(page)
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  })
  return untilShown()
}

/**
 * Returns what resolves with the next notification, once the browser has shown it. The service worker says so itself: Chromium
 * forgets a notification when `getNotifications` is called in the moment before it is on the screen.
 */
async function watchNotifications(page: Page): Promise<() => Promise<Shown>> {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('The page has no service worker.')
  const next = await worker.evaluateHandle(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const { promise, resolve } = Promise.withResolvers<Shown>()
    const show = registration.showNotification.bind(registration)
    registration.showNotification = async (title, options = {}) => {
      await show(title, options)
      const { body = '', lang = '' } = options
      resolve({ title, body, lang })
    }
    return { promise }
  })
  return () => next.evaluate(({ promise }) => promise)
}
