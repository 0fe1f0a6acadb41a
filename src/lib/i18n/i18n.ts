import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Catalogues } from './catalogues.ts'
import { currentLanguage, type Language, storeLanguage } from './language.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Catalogues
  }
}

const fallback = 'en-GB'

type Texts = Record<string, object>

/** The texts of every page: those of the fallback language come with the app, others are fetched when chosen. */
type StartTexts = { [L in Language]: L extends typeof fallback ? Texts : () => Promise<Texts> }

let startTexts: StartTexts

async function loadLanguage(language: Language): Promise<void> {
  if (language === fallback || i18next.hasResourceBundle(language, 'shell')) return
  for (const [namespace, texts] of Object.entries(await startTexts[language]())) {
    i18next.addResourceBundle(language, namespace, texts)
  }
}

/**
 * Starts in the language that the start script has given to the page, see app/boot/start.ts, or in the one that
 * is named.
 */
export async function startI18n(
  texts: StartTexts,
  language: Language = currentLanguage(document.documentElement.lang),
): Promise<void> {
  startTexts = texts
  await i18next.use(initReactI18next).init({
    resources: { [fallback]: texts[fallback] },
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
