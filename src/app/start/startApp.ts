import { isReturn } from '../../lib/session/sessionStore.ts'
import { startTexts } from './startTexts.ts'
import { pauseForPresses } from './pauseForPresses.ts'

/**
 * React and the app come after the texts with imports of their own: short tasks leave a slow phone free to answer in
 * between. A signed-in person waits for their dashboard, so all of it is imported together.
 */
export async function startApp(root: Element): Promise<void> {
  await pauseForPresses()
  const [{ createRoot }] = await Promise.all([
    import('react-dom/client'),
    startTexts(),
    // The import that really needs one of them handles its failure.
    isReturn() && Promise.allSettled([import('./renderApp.tsx'), import('../SignedInParts.tsx')]),
  ])
  for (const ask of firstQuestionsToIntl) {
    await pauseForPresses()
    ask()
  }
  await pauseForPresses()
  const { renderApp } = await import('./renderApp.tsx')
  await renderApp(root, createRoot(root))
}

/**
 * The first questions to Intl make the browser read its tables, 15 ms on a laptop. Components ask while they load, so
 * it is asked before, in tasks of their own.
 */
const firstQuestionsToIntl = [
  () => new Intl.Locale('en-GB').maximize(),
  () => Intl.DateTimeFormat.supportedLocalesOf(['en-GB']),
  () => new Intl.NumberFormat('en-GB').resolvedOptions(),
]
