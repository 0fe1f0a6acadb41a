import { clientsClaim } from 'workbox-core'
import {
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'

/** What this file uses of the global scope of a service worker; the build writes the list of files. */
declare const self: { __WB_MANIFEST: PrecacheEntry[]; skipWaiting: () => Promise<void> }

/**
 * Keeps the app itself, one version as a whole, so that every screen opens without a network. It keeps no
 * data and never stands between the app and its API: those requests match no route.
 *
 * A new version is fetched beside the one that is used, and the next page that is opened comes from it. A page
 * that is open stays as it is; what it has not fetched yet it gets from the server.
 */
void self.skipWaiting()
clientsClaim()
precacheAndRoute(self.__WB_MANIFEST)

const page = '/'

// The server asks first when another site leads here, so it is asked whenever it can be.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: page })] }),
    { allowlist: [/^\/account\/logout\b/i] },
  ),
)
// One page serves every address that is neither the server's own nor a file's.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(page), {
    denylist: [/^\/(?:api|_allauth|uploads|media|health|__test__)\//, /^[^?]*\.\w+(?:\?|$)/],
  }),
)
