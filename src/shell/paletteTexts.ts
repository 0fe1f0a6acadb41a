import { addTexts } from '../i18n/addTexts.ts'
import english from '../i18n/locales/en-GB/later/palette.json'
import dutch from '../i18n/locales/nl/later/palette.json'

/** Called by the command palette and by the list of shortcuts. */
export function addPaletteTexts(): void {
  addTexts('palette', { 'en-GB': english, nl: dutch })
}
