import { hasLoggedOut } from '../../lib/session/rememberedUser.ts'
import { keepNext, signInPath } from '../../lib/session/next.ts'
import { routeAt, routes } from '../../routes.ts'

const { authenticate, dashboard, logout } = routes

/** Returns the address at which a visitor gets to the sign-in page. Undefined if they do not get there. */
function signInUrl(url: URL): URL | undefined {
  const page = routeAt(url.pathname)
  if (page?.path === authenticate.path) return url
  const wanted = page === undefined ? new URL(dashboard.path, url) : url
  const isSentThere = page === undefined || page.access === 'signedIn' || page.path === logout.path
  return isSentThere ? new URL(signInPath(wanted), url) : undefined
}

/** Shows a screen that the build has rendered into the page, in the page's language. Returns false if it is missing. */
export function showFirstScreen(name: 'brand' | 'dashboard' | 'sign-in'): boolean {
  const language = name === 'brand' ? '' : document.documentElement.lang
  const screen = document.querySelector<HTMLTemplateElement>(`template[data-${name}="${language}"]`)
  if (!screen?.content.firstElementChild) return false
  document.getElementById('root')?.replaceChildren(screen.content.cloneNode(true))
  return true
}

/**
 * Shows the sign-in screen to a person who will come to it. Its links keep where the person wants to go, as the app's
 * own do.
 */
export function showSignInScreen(): boolean {
  const url = signInUrl(new URL(location.href))
  if (!url || !showFirstScreen('sign-in')) return false
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root main a')) {
    link.href = keepNext(link.pathname, url.searchParams)
  }
  return true
}

/** Returns whether the dashboard comes next, unless the server knows no session. No one is signed in after a log-out. */
export function leadsToDashboard(): boolean {
  const page = routeAt(location.pathname)
  return (page === undefined || page === dashboard) && !hasLoggedOut()
}
