import '@daymark/design-system/styles'
import { configureApi } from '@daymark/api'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { forgetPerson } from './app/forgetPerson.ts'
import { router } from './app/router.tsx'
import { requestReauthentication } from './auth/reauthentication.ts'
import { onSessionChange, startSession } from './auth/sessionStore.ts'
import { startI18n } from './i18n/i18n.ts'

/** No top-level await: the chunk of the second language imports from this one, and would wait for it. */
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

  onSessionChange((change) => {
    forgetPerson(change)
    // The guards decide anew: a page may now be out of bounds.
    if (change.former.kind !== 'unknown') void router.revalidate()
  })
  void startSession()
  await Promise.all([startI18n(), whenThereIsSomethingToShow()])

  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** What index.html shows stays until a screen is ready, or it is clear that none will be. */
function whenThereIsSomethingToShow(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve()
    router.subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
    onSessionChange(({ session }) => {
      if (session.kind === 'unreachable') resolve()
    })
  })
}

void startApp()
