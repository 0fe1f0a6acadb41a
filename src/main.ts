import '@daymark/design-system/styles'
import { configureApi } from '@daymark/api'
import { apiOrigin, csrfCookie } from './apiOrigin.ts'
import { forgetPerson } from './app/forgetPerson.ts'
import { recoverMissingParts } from './app/missingParts.ts'
import { handover } from './lib/handover.ts'
import { openDatabase } from './lib/offline/personalDatabase.ts'
import { isReturn, knownUsers, onSessionChange, startSession } from './lib/session/sessionStore.ts'
import { chosenLanguage } from './lib/i18n/language.ts'

/**
 * Asks who is signed in first. On a first visit the sign-in scripts come next: two small ones, so that the sign-in
 * button works before the others have arrived. No top-level await: other chunks import from this one.
 */
async function start(): Promise<void> {
  await untilPageIsRead()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element #root')

  configureApi({
    origin: apiOrigin(),
    csrfCookie: csrfCookie(),
    chosenLanguage,
    users: knownUsers,
  })
  if (import.meta.env.DEV) {
    const { checkAnswer } = await import('@daymark/api/schemas')
    configureApi({ checkAnswer })
  }

  recoverMissingParts()
  onSessionChange(forgetPerson)
  const sessionAsked = startSession()
  if (isReturn()) openDatabase().catch(() => undefined)
  if (handover().isFirstVisit && handover().touched) {
    const { answerEarlyPress } = await import('./features/auth/earlySignIn.ts')
    answerEarlyPress(root, sessionAsked)
  }
  const { startApp } = await import('./app/start/startApp.ts')
  await startApp(root)
}

/** Resolves when the page is read. Cached scripts may run before the rest of a page has arrived. */
function untilPageIsRead(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
  })
}

void start()
