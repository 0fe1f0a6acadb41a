import { addTexts } from '../i18n/addTexts.ts'
import english from '../i18n/locales/en-GB/later/widgetMenu.json'
import dutch from '../i18n/locales/nl/later/widgetMenu.json'

/** Called by each menu of a card or of what is in it. */
export function addMenuTexts(): void {
  addTexts('widgetMenu', { 'en-GB': english, nl: dutch })
}
