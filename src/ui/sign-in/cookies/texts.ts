import { addTexts } from '../../../lib/i18n/addTexts.ts'
import english from './en-GB.json'
import dutch from './nl.json'

declare module '../../../lib/i18n/catalogues.ts' {
  interface Catalogues {
    cookies: typeof english
  }
}

addTexts('cookies', { 'en-GB': english, nl: dutch })
