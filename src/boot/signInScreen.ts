import { keepNext, signInPath } from '../auth/next.ts'
import { routeAt, routes } from '../routes.ts'

const { authenticate, dashboard, logout } = routes

/** The address at which somebody who is not signed in comes to the sign-in page; none if they do not. */
function signInUrl(url: URL): URL | undefined {
  const page = routeAt(url.pathname)
  if (page?.path === authenticate.path) return url
  const wanted = page === undefined ? new URL(dashboard.path, url) : url
  const isSentThere = page === undefined || page.access === 'signedIn' || page.path === logout.path
  return isSentThere ? new URL(signInPath(wanted), url) : undefined
}

/**
 * Shows the sign-in screen, which the build has rendered into the page, to somebody who will come to it.
 * Its links keep where the person wants to go, as the app's own do.
 */
export function showSignInScreen(): boolean {
  const { lang } = document.documentElement
  const screen = document.querySelector<HTMLTemplateElement>(`template[data-sign-in="${lang}"]`)
  const url = signInUrl(new URL(location.href))
  if (!screen?.content.firstElementChild || !url) return false
  document.getElementById('root')?.replaceChildren(screen.content.cloneNode(true))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#root main a')) {
    link.href = keepNext(link.pathname, url.searchParams)
  }
  return true
}

/** Notes what is focused and pressed before the app is there: it takes over, see `app/takeOver.ts`. */
export function watchTouches(): void {
  const touched: NonNullable<typeof globalThis.daymarkTouched> = {}
  globalThis.daymarkTouched = touched
  const root = document.getElementById('root')
  root?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) touched.focused = target
  })
  root?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) touched.pressed = target.closest('button')
  })
}
