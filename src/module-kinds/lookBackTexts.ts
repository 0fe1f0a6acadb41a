import { addTexts } from '../i18n/addTexts.ts'
import english from '../i18n/locales/en-GB/later/lookBack.json'
import dutch from '../i18n/locales/nl/later/lookBack.json'

/** Called by the page of a list's past, and by what a kind shows there. */
export function addLookBackTexts(): void {
  addTexts('lookBack', { 'en-GB': english, nl: dutch })
}
