import { chooseLanguage } from '../../lib/i18n/i18n.ts'
import type { Language } from '../../lib/i18n/language.ts'
import { userOf } from '../../lib/session/session.ts'
import { currentSession, refreshSession } from '../../lib/session/sessionStore.ts'

/** Shows the page in another language, and lets the server know (docs/product.md#8-6). */
export async function takeLanguage(language: Language): Promise<void> {
  await chooseLanguage(language)
  // The server learns of the choice from the cookie, and e-mails to this person follow it.
  if (userOf(currentSession())) void refreshSession()
}
