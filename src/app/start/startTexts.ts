import { startI18n } from '../../lib/i18n/i18n.ts'
import type { Language } from '../../lib/i18n/language.ts'
import { english } from '../english.ts'

type English = typeof english

declare module '../../lib/i18n/catalogues.ts' {
  interface Catalogues extends English {}
}

/** Starts i18next with the texts that every page may show: English immediately, Dutch where it is wanted. */
export function startTexts(language?: Language): Promise<void> {
  return startI18n(
    { 'en-GB': english, nl: async () => (await import('../dutch.ts')).dutch },
    language,
  )
}
