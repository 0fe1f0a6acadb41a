import { startLanguage } from '../../lib/i18n/language.ts'
import { applyTheme, readTheme } from '../../lib/preferences/theme.ts'
import { rememberedUser } from '../../lib/session/rememberedUser.ts'
import { watchInstallPrompt, watchPaletteKey, watchTouches } from './earlyInput.ts'
import { leadsToDashboard, showFirstScreen, showSignInScreen } from './firstScreens.ts'
import { afterFirstPaint, requestScripts } from './scripts.ts'
import { askForSession, askForWidgets, isFirstVisit } from './sessionQuestion.ts'

// Runs before anything is painted, see index.html.
document.documentElement.lang = startLanguage()

if (isFirstVisit()) startFirstVisit()
else startReturn()

/** The text of the page comes first: the session, the scripts and the storage wait until it is painted. */
function startFirstVisit(): void {
  if (showSignInScreen()) watchTouches()
  else showFirstScreen('brand')
  afterFirstPaint(() => {
    askForSession()
    // The small ones first: the sign-in button works with them.
    requestScripts('visitor')
    requestScripts('everybody')
    // Opening the storage takes a while, so it is a task of its own. A theme was chosen only by people whose cookies
    // are gone and the storage is not.
    setTimeout(() => applyTheme(readTheme()))
  })
}

/** A person who may be signed in waits for the app and not for the text of this page. */
function startReturn(): void {
  applyTheme(readTheme())
  // Where nothing is cached, the shape of the page is what there is to see for a while.
  if (rememberedUser()) requestScriptsOfReturn()
  else afterFirstPaint(requestScriptsOfReturn)
  askForSession()
  if (leadsToDashboard()) {
    askForWidgets()
    showFirstScreen('dashboard')
  } else {
    showFirstScreen('brand')
  }
  watchPaletteKey()
  watchInstallPrompt()
}

function requestScriptsOfReturn(): void {
  requestScripts('everybody')
  requestScripts('signedIn')
}
