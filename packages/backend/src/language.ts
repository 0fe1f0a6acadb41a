export const languages = ['en-GB', 'nl'] as const
export type Language = (typeof languages)[number]

export function isLanguage(text: string | undefined): text is Language {
  return text === 'en-GB' || text === 'nl'
}

/**
 * The language a caller prefers: the choice in the cookie, else the first known one of
 * `Accept-Language`, else British English.
 */
export function preferredLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(cookie)) return cookie
  const ranges = (acceptLanguage ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of ranges) {
    if (/^nl\b/.test(tag)) return 'nl'
    if (/^en\b/.test(tag)) return 'en-GB'
  }
  return 'en-GB'
}
