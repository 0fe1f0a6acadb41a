import { startI18n } from '../i18n/i18n.ts'
import { nextTask } from '../ui/nextTask.ts'

/**
 * React, the router and the app come after the texts with imports of their own: short tasks leave a slow phone
 * free to answer in between.
 */
export async function startApp(root: Element): Promise<void> {
  const [{ createRoot }] = await Promise.all([import('react-dom/client'), startI18n()])
  await import('./browserRouter.ts')
  await nextTask()
  readLanguageTables()
  await nextTask()
  const { renderApp } = await import('./renderApp.tsx')
  await renderApp(root, createRoot(root))
}

/**
 * The first question to Intl makes the browser read its tables, about 10 ms on a laptop.
 * Components ask while they load, so it is asked before, in a task without them.
 */
function readLanguageTables(): void {
  Intl.DateTimeFormat.supportedLocalesOf(['en-GB'])
  new Intl.NumberFormat('en-GB').resolvedOptions()
}
