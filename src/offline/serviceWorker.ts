import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { filesCache, pageCache, pageKey } from './appCaches.ts'

/**
 * Keeps the app itself, so that a reload without a network opens it again. It keeps no data and never
 * stands between the app and its API: those requests match no route.
 */
clientsClaim()

/** One page serves every address. The network's is the newest; the kept one stands in for it. */
const page = new NetworkFirst({
  cacheName: pageCache,
  networkTimeoutSeconds: 5,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(pageKey),
      // A redirect, or the page of a hotel's network, is not ours.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && (await response.clone().text()).includes('daymark-api-origin')
          ? response
          : null,
    },
  ],
})
registerRoute(
  new NavigationRoute(page, { denylist: [/^\/(?:api|_allauth|uploads|media|__test__)\//] }),
)

/** A file below `/assets/` never changes; one that no page has asked for in a month goes. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: filesCache,
    plugins: [new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * 24 * 60 * 60 })],
  }),
)
