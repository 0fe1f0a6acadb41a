import { readCookie, writeCookie } from '../preferences/cookies.ts'

/** The languages of the interface; the first is the fallback. */
export const languages = ['en-GB', 'nl'] as const

export type Language = (typeof languages)[number]

const cookieName = 'django_language'
const oneYear = 60 * 60 * 24 * 365

function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value)
}

/** Returns the language that i18next is in, as one of ours. */
export function currentLanguage(tag: string): Language {
  return isLanguage(tag) ? tag : 'en-GB'
}

/** The first of the browser's languages that is Dutch or English decides; English when none is. */
export function preferredLanguage(browserLanguages: readonly string[]): Language {
  for (const tag of browserLanguages) {
    const primary = tag.toLowerCase().split('-')[0]
    if (primary === 'nl') return 'nl'
    if (primary === 'en') return 'en-GB'
  }
  return 'en-GB'
}

/**
 * Returns the language to start in: the person's choice from the cookie `django_language`, else the
 * browser's preference. A cookie with any other value is cleared (docs/product.md#8-6).
 */
export function startLanguage(): Language {
  const chosen = chosenLanguage()
  if (chosen !== undefined) return chosen
  if (readCookie(cookieName) !== undefined) writeCookie(cookieName, '', 0)
  return preferredLanguage(navigator.languages)
}

/** Returns the person's choice in this browser, if there is one. */
export function chosenLanguage(): Language | undefined {
  const stored = readCookie(cookieName)
  return stored !== undefined && isLanguage(stored) ? stored : undefined
}

/** Keeps the person's choice for a year. */
export function storeLanguage(language: Language): void {
  writeCookie(cookieName, language, oneYear)
}
