import { configureApi } from '@daymark/api'
import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { requestReauthentication } from '../../lib/session/reauthentication.ts'
import { userOf } from '../../lib/session/session.ts'
import { currentSession, isReturn, onSessionChange } from '../../lib/session/sessionStore.ts'
import { whenQuiet } from '../../lib/query/whenQuiet.ts'
import { routeAt, routes } from '../../routes.ts'
import { App } from '../App.tsx'
import { preloadSignedInParts } from '../AppLayout.tsx'
import { ignoreEscapeOfCompositions } from '../compositions.ts'
import { createRouter, type Router } from '../router.tsx'
import { handover } from '../../lib/handover.ts'
import { prepareHandOver } from '../boot/handOverScreen.ts'

/** Puts the app in the place of what index.html shows. */
export async function renderApp(element: Element, root: Root): Promise<void> {
  configureApi({ onReauthenticationRequired: requestReauthentication })
  ignoreEscapeOfCompositions()
  const router = createRouter()
  let isRendered = false
  onSessionChange(({ session, former }) => {
    const [person, before] = [userOf(session), userOf(former)]
    if (isRendered && person && before && person.id !== before.id) {
      // Another person has signed in, in another tab: what the person before had open or typed is not theirs.
      root.unmount()
      location.reload()
      return
    }
    // The server confirmed the person whom the page was shown for: nothing changes.
    const isConfirmation = person !== undefined && person.id === before?.id
    if (former.kind === 'unknown' || (isConfirmation && router.state.errors === null)) return
    // The log-out under way leads to the next page itself. Revalidating would log out a second time.
    if (isLoggingOut(router)) return
    // The guards decide again: the page may no longer be allowed.
    void router.revalidate()
  })
  await whenThereIsSomethingToShow(router)
  // Parts that have come are there from the first frame.
  if (userOf(currentSession())) await preloadSignedInParts()
  const handOver = prepareHandOver(element)
  function handleShown() {
    handOver()
    // The palette is for signed-in people: a key from before the sign-in does not open it.
    if (userOf(currentSession()) === undefined) handover().isPaletteAsked = undefined
    whenQuiet(linkManifest)
  }
  const render = () => {
    root.render(
      <StrictMode>
        <App router={router} onShown={handleShown} />
      </StrictMode>,
    )
  }
  // A person who comes back waits for the dashboard. A visitor may be pressing something, so theirs is rendered in slices.
  if (isReturn()) render()
  else startTransition(render)
  isRendered = true
}

/** Links the manifest that index.html has put aside. */
function linkManifest(): void {
  const aside = document.querySelector<HTMLTemplateElement>('template[data-when-quiet]')
  if (aside) document.head.append(aside.content)
}

/** Returns whether the loader of the log-out page is running. */
function isLoggingOut({ state }: Router): boolean {
  const { initialized, navigation, revalidation, location: shown } = state
  const isLoading = !initialized || navigation.state === 'loading' || revalidation === 'loading'
  return isLoading && routeAt((navigation.location ?? shown).pathname) === routes.logout
}

/** What index.html shows stays until a screen is ready, or it is clear that none will be. */
function whenThereIsSomethingToShow(router: Router): Promise<void> {
  const isThere = () => router.state.initialized || currentSession().kind === 'unreachable'
  return new Promise((resolve) => {
    const check = () => {
      if (isThere()) resolve()
    }
    router.subscribe(check)
    onSessionChange(check)
    check()
  })
}
