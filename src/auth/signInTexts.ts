import { addTexts } from '../i18n/addTexts.ts'
import english from '../i18n/locales/en-GB/later/signIn.json'
import dutch from '../i18n/locales/nl/later/signIn.json'

/** Called by each part that asks people who they are; whoever is signed in needs its words seldom. */
export function addSignInTexts(): void {
  addTexts('signIn', { 'en-GB': english, nl: dutch })
}
