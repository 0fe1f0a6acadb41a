import { addTexts } from '../../i18n/addTexts.ts'
import english from '../../i18n/locales/en-GB/later/account.json'
import dutch from '../../i18n/locales/nl/later/account.json'

/** Called by each page of the account and each part of one. */
export function addAccountTexts(): void {
  addTexts('account', { 'en-GB': english, nl: dutch })
}
