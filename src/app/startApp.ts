import { userOf } from '../auth/session.ts'
import { currentSession } from '../auth/sessionStore.ts'
import { startI18n } from '../i18n/i18n.ts'
import { pauseForPresses } from './pauseForPresses.ts'

/**
 * React, the router and the app come after the texts with imports of their own: short tasks leave a slow phone
 * free to answer in between. Somebody signed in waits for their dashboard, so all of it is imported at once.
 */
export async function startApp(root: Element): Promise<void> {
  await pauseForPresses()
  const [{ createRoot }] = await Promise.all([
    import('react-dom/client'),
    startI18n(),
    // Whoever imports one of them for good deals with its failure.
    userOf(currentSession()) &&
      Promise.allSettled([import('./renderApp.tsx'), import('./SignedInParts.tsx')]),
  ])
  await import('./browserRouter.ts')
  for (const readTable of languageTables) {
    await pauseForPresses()
    readTable()
  }
  await pauseForPresses()
  const { renderApp } = await import('./renderApp.tsx')
  await renderApp(root, createRoot(root))
}

/**
 * The first questions to Intl make the browser read its tables, 15 ms on a laptop. Components ask while they load, so
 * it is asked before, in tasks without them.
 */
const languageTables = [
  () => new Intl.Locale('en-GB').maximize(),
  () => Intl.DateTimeFormat.supportedLocalesOf(['en-GB']),
  () => new Intl.NumberFormat('en-GB').resolvedOptions(),
]
