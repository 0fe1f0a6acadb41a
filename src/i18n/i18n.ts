import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Catalogues } from './catalogues.ts'
import { currentLanguage, type Language, storeLanguage } from './language.ts'
import { catalogues as english } from './locales/enGb.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Catalogues
  }
}

const fallback: Language = 'en-GB'

async function loadLanguage(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'shell')) return
  const { catalogues } = await import('./locales/nl.ts')
  for (const [namespace, texts] of Object.entries(catalogues)) {
    i18next.addResourceBundle(language, namespace, texts)
  }
}

/**
 * Starts in the language that the start script has given to the page, see boot/head.ts, or in the one that is named;
 * the second language's texts are fetched only when needed.
 */
export async function startI18n(
  language: Language = currentLanguage(document.documentElement.lang),
): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: { [fallback]: english },
    lng: fallback,
    fallbackLng: fallback,
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await applyLanguage(language)
}

async function applyLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  await i18next.changeLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}

/** Switches the language without a reload and remembers the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  await applyLanguage(language)
  storeLanguage(language)
}
