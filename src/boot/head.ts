import { startLanguage } from '../i18n/language.ts'
import { applyTheme, readTheme } from '../preferences/theme.ts'
import { watchInstallPrompt } from '../shell/installPrompt.ts'
import { watchPaletteKey } from '../shell/paletteKey.ts'
import { requestScripts } from './scripts.ts'
import { askForSession, isFirstVisit } from './sessionQuestion.ts'

// Runs before anything is painted, see index.html.
document.documentElement.lang = startLanguage()

// Who may be signed in came for more than the text of this page. On a first visit nobody has chosen a theme yet, and
// opening the storage would hold the first paint up.
if (!isFirstVisit()) {
  applyTheme(readTheme())
  requestScripts('everybody')
  requestScripts('signedIn')
  askForSession()
  watchPaletteKey()
  watchInstallPrompt()
}
