import { parseAccept } from 'hono/utils/accept'

export const languages = ['en-GB', 'nl'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: string | undefined): text is Language {
  return languages.includes(text as Language)
}

/**
 * Returns the language that the person has chosen: in the cookie, or as the only language in `Accept-Language` (`nl,
 * *;q=0`). The app sends that header to a server on another origin, which does not get its cookie. Browsers do not send
 * it automatically.
 */
export function chosenLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language | undefined {
  const onlyOne = /^([^,;]+), \*;q=0$/.exec(acceptLanguage ?? '')?.[1]
  return [cookie, onlyOne].find(isLanguage)
}

/** Returns the first known language of `Accept-Language`, else British English. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const ranges = parseAccept(acceptLanguage ?? '')
  const known = ranges.find(({ type, q }) => q > 0 && /^(nl|en)\b/i.test(type))
  return known && /^nl/i.test(known.type) ? 'nl' : 'en-GB'
}
