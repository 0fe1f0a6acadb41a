import i18next from 'i18next'
import type { Catalogues } from './catalogues.ts'
import type { Language } from './language.ts'

/**
 * Adds the texts of a part of the app that is fetched when somebody needs it. They come in every language, so that
 * choosing another one later finds them.
 */
export function addTexts<Namespace extends keyof Catalogues>(
  namespace: Namespace,
  texts: Record<Language, object>,
): void {
  for (const [language, bundle] of Object.entries(texts)) {
    i18next.addResourceBundle(language, namespace, bundle)
  }
}
