import i18next from 'i18next'
import type { Catalogues } from './catalogues.ts'
import type { Language } from './language.ts'

/**
 * Adds the texts of a part of the app that is fetched when it is needed. They come in every language, so that
 * choosing another one later finds them. Before i18next has started, they are added once it has. The texts are imported by
 * the part that shows them, and so come in its script: a backend of i18next would fetch them with a request of their own
 * after it, and could miss them offline.
 */
export function addTexts<Namespace extends keyof Catalogues>(
  namespace: Namespace,
  texts: Record<Language, object>,
): void {
  function add() {
    for (const [language, bundle] of Object.entries(texts)) {
      i18next.addResourceBundle(language, namespace, bundle)
    }
  }
  if (i18next.isInitialized) add()
  else i18next.on('initialized', add)
}
