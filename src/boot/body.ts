import { applyTheme, readTheme } from '../preferences/theme.ts'
import { afterFirstPaint, requestScripts } from './scripts.ts'
import { askForSession, isFirstVisit } from './sessionQuestion.ts'
import { showSignInScreen, watchTouches } from './signInScreen.ts'

// Runs when everything that can be shown without the app has been read, see index.html.
if (isFirstVisit()) {
  if (showSignInScreen()) watchTouches()
  afterFirstPaint(() => {
    askForSession()
    // The small ones first: the sign-in button works with them.
    requestScripts('visitor')
    requestScripts('everybody')
    // Opening the storage takes a while, so it is a task of its own. Nobody has chosen a theme, unless their cookies
    // are gone and the storage is not.
    setTimeout(() => applyTheme(readTheme()))
  })
}
