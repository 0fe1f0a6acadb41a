import { afterFirstPaint, requestScripts } from './scripts.ts'
import { isFirstVisit } from './sessionQuestion.ts'
import { showSignInScreen, watchTouches } from './signInScreen.ts'

// Runs when everything that can be shown without the app has been read, see index.html.
if (isFirstVisit()) {
  if (showSignInScreen()) watchTouches()
  afterFirstPaint(() => {
    // The small ones first: the sign-in button works with them.
    requestScripts('visitor')
    requestScripts('everybody')
  })
}
