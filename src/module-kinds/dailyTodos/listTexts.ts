import { addTexts } from '../../i18n/addTexts.ts'
import english from '../../i18n/locales/en-GB/later/listChanges.json'
import dutch from '../../i18n/locales/nl/later/listChanges.json'

/** Called by each part that changes a list; nobody needs its words before. */
export function addListTexts(): void {
  addTexts('listChanges', { 'en-GB': english, nl: dutch })
}
