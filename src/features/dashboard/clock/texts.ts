import { addTexts } from '../../../lib/i18n/addTexts.ts'
import english from './en-GB.json'
import dutch from './nl.json'

declare module '../../../lib/i18n/catalogues.ts' {
  interface Catalogues {
    clock: typeof english
  }
}

addTexts('clock', { 'en-GB': english, nl: dutch })
