import type { PushMessageSchema as PushMessage } from '@daymark/api/schemas'
import { clientsClaim } from 'workbox-core'
import {
  addPlugins,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { renewSubscription } from '../push/renewSubscription.ts'

/** The parts of a service worker's global scope that this file uses. The build writes the list of files. */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[]
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<WindowClient[]>
    openWindow: (address: string) => Promise<unknown>
  }
  addEventListener: (
    type: 'push' | 'pushsubscriptionchange' | 'notificationclick',
    listener: (event: PushEvent & SubscriptionChangeEvent & NotificationEvent) => void,
  ) => void
}
interface WindowClient {
  focus: () => Promise<unknown>
  postMessage: (message: unknown, transfer: MessagePort[]) => void
}
interface PushEvent {
  data: { json: () => unknown }
  waitUntil: (promise: Promise<unknown>) => void
}
interface SubscriptionChangeEvent {
  newSubscription?: PushSubscription | null
}
interface NotificationEvent {
  notification: Notification & { data: { navigate: string } }
}

/**
 * Precaches the app, one version as a whole, so that every screen opens without a network. It does not cache data and
 * does not handle requests to the API: those match no route.
 *
 * A new version is fetched beside the one that is used, and the next page that is opened uses it. An open page keeps
 * its version, and gets files that it has not fetched yet from the server.
 */
void self.skipWaiting()
clientsClaim()
addPlugins([
  {
    // A web page in the place of a script is the work of a network that wants a log-in, or of a proxy in trouble. Cached, it
    // would break that part of the app until the next version. The whole version is then not cached, and tried again later.
    async cacheWillUpdate({ request, response }) {
      const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
      const isExpected = !isPage || !/\.\w+$/.test(new URL(request.url).pathname)
      return response.ok && isExpected ? response : null
    },
  },
])
precacheAndRoute(self.__WB_MANIFEST)

const page = '/'

// The server asks first when another site leads to the log-out page, so it is asked whenever it can be, for every
// address that the router may take for that page.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: page })] }),
    { allowlist: [/^[^?]*(?:logout|%)/i] },
  ),
)
// One page serves every address that is neither the server's own nor a file's.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(page), {
    denylist: [/^\/(?:api|_allauth|uploads|media|health|__test__)\//, /^[^?]*\.\w+(?:\?|$)/],
  }),
)

// A browser that knows Declarative Web Push shows the notification and opens its address on its own.
self.addEventListener('push', (event) => {
  const { title, navigate, ...options } = (event.data.json() as PushMessage).notification
  const icon = '/install/icon-192.png'
  const shown = { ...options, icon, data: { navigate } }
  event.waitUntil(self.registration.showNotification(title, shown))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self.registration, event.newSubscription))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(leadTo(event.notification.data.navigate))
})

/**
 * Has a window of the app lead to an address by its router, so that it can ask about what was typed there. Opens another window
 * where none answers.
 */
async function leadTo(address: string): Promise<void> {
  const [shown] = await self.clients.matchAll({ type: 'window' })
  if (shown && (await isAnswered(shown, address))) await shown.focus()
  else await self.clients.openWindow(address)
}

/** Milliseconds in which a window answers. Browsers let a press open a window for a second. */
const patience = 500

function isAnswered(shown: WindowClient, navigate: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  port1.addEventListener('message', () => resolve(true))
  port1.start()
  setTimeout(() => resolve(false), patience)
  shown.postMessage({ navigate }, [port2])
  return promise
}
