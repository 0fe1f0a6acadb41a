import { startLanguage } from '../i18n/language.ts'
import { applyTheme, readTheme } from '../preferences/theme.ts'
import { watchInstallPrompt } from '../shell/installPrompt.ts'
import { watchPaletteKey } from '../shell/paletteKey.ts'
import { requestScripts } from './scripts.ts'
import { askForSession, isFirstVisit } from './sessionQuestion.ts'

// Runs before anything is painted, see index.html.
applyTheme(readTheme())
document.documentElement.lang = startLanguage()

// Who may be signed in came for more than the text of this page.
if (!isFirstVisit()) {
  askForSession()
  watchPaletteKey()
  watchInstallPrompt()
  requestScripts('everybody')
  requestScripts('signedIn')
}
