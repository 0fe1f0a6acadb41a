import { hasLoggedOut } from '../../lib/session/rememberedUser.ts'
import { isPaletteKey } from '../../ui/keys.ts'
import { keepNext, signInPath } from '../../lib/session/next.ts'
import { routeAt, routes } from '../../routes.ts'
import { handover, type Touched } from '../../lib/handover.ts'

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

/** Notes what is focused and pressed before the app is in the place of the first screen, see `handOverScreen.ts`. */
export function watchTouches(): void {
  const touched: Touched = { pressed: [] }
  handover().touched = touched
  const root = document.getElementById('root')
  root?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) touched.focused = target
  })
  root?.addEventListener('pointerdown', ({ target, button }) => {
    if (target instanceof Element && button === 0) touched.held = target.closest('a[href], button')
  })
  const release = () => {
    touched.held = null
  }
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
  root?.addEventListener('click', ({ target }) => {
    const pressed = handover().touched?.pressed
    const button = target instanceof Element && target.closest('button')
    // A button without an answer is pressed again: that is one press.
    if (button && pressed && pressed.at(-1) !== button) pressed.push(button)
  })
}

/** Notes Ctrl+K, which opens the command palette as soon as the app is there. Escape takes it back. */
export function watchPaletteKey(): void {
  addEventListener('keydown', (event) => {
    // From now on the app listens.
    if (handover().isPaletteAsked === undefined) return
    if (event.key === 'Escape' && !event.isComposing) handover().isPaletteAsked = false
    if (!isPaletteKey(event)) return
    handover().isPaletteAsked = true
    // Firefox would move to its own search field.
    event.preventDefault()
  })
  handover().isPaletteAsked = false
}
