import '@daymark/design-system/styles'
import { configureApi } from '@daymark/api'
import { forgetPerson } from './app/forgetPerson.ts'
import { requestReauthentication } from './auth/reauthentication.ts'
import { onSessionChange, startSession } from './auth/sessionStore.ts'
import { startI18n } from './i18n/i18n.ts'

/**
 * What needs no screen runs first; React and the app come with imports of their own: three short tasks
 * leave a slow phone free to answer in between. No top-level await: other chunks import from this one.
 */
async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element #root')

  const origin = document.querySelector<HTMLMetaElement>('meta[name="daymark-api-origin"]')?.content
  configureApi({
    ...(origin ? { origin } : {}),
    onReauthenticationRequired: requestReauthentication,
  })
  if (import.meta.env.DEV) {
    const { checkAnswer } = await import('@daymark/api/schemas')
    configureApi({ checkAnswer })
  }

  onSessionChange(forgetPerson)
  void startSession()
  const [{ createRoot }] = await Promise.all([import('react-dom/client'), startI18n()])
  const { renderApp } = await import('./app/renderApp.tsx')
  await renderApp(root, createRoot(root))
}

void startApp()
