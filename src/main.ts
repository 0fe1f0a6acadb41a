import '@daymark/design-system/styles'
import { configureApi } from '@daymark/api'
import { apiOrigin } from './apiOrigin.ts'
import { forgetPerson } from './app/forgetPerson.ts'
import { recoverMissingParts } from './app/missingParts.ts'
import { requestReauthentication } from './auth/reauthentication.ts'
import { onSessionChange, startSession } from './auth/sessionStore.ts'
import { startI18n } from './i18n/i18n.ts'
import { chosenLanguage } from './i18n/language.ts'
import { nextTask } from './ui/nextTask.ts'

/**
 * What needs no screen runs first; React, the router and the app come with imports of their own: short
 * tasks leave a slow phone free to answer in between. No top-level await: other chunks import from this one.
 */
async function startApp(): Promise<void> {
  await untilPageIsRead()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element #root')

  configureApi({
    origin: apiOrigin(),
    chosenLanguage,
    onReauthenticationRequired: requestReauthentication,
  })
  if (import.meta.env.DEV) {
    const { checkAnswer } = await import('@daymark/api/schemas')
    configureApi({ checkAnswer })
  }

  recoverMissingParts()
  onSessionChange(forgetPerson)
  void startSession()
  const [{ createRoot }] = await Promise.all([import('react-dom/client'), startI18n()])
  await import('./app/browserRouter.ts')
  readLanguageTables()
  await nextTask()
  const { renderApp } = await import('./app/renderApp.tsx')
  await renderApp(root, createRoot(root))
}

/** Scripts that the browser has kept may come before the rest of a page that is still on its way. */
function untilPageIsRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}

/**
 * The first question to Intl makes the browser read its tables, about 10 ms on a laptop.
 * Components ask while they load, so it is asked before, in a task without them.
 */
function readLanguageTables(): void {
  Intl.DateTimeFormat.supportedLocalesOf(['en-GB'])
  new Intl.NumberFormat('en-GB').resolvedOptions()
}

void startApp()
