import { StrictMode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { currentSession, onSessionChange } from '../auth/sessionStore.ts'
import { App } from './App.tsx'
import { createRouter, type Router } from './router.tsx'
import { prepareTakeOver } from './takeOver.ts'

/** Puts the app in the place of what index.html shows, in slices that leave the page responsive. */
export async function renderApp(element: Element, root: Root): Promise<void> {
  await nextTask()
  const router = createRouter()
  onSessionChange(({ former }) => {
    // The guards decide anew: a page may now be out of bounds.
    if (former.kind !== 'unknown') void router.revalidate()
  })
  await whenThereIsSomethingToShow(router)
  const takeOver = prepareTakeOver(element)
  startTransition(() => {
    root.render(
      <StrictMode>
        <App router={router} onShown={takeOver} />
      </StrictMode>,
    )
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
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
