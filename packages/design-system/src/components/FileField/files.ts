const kibi = 1024
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * Returns a file size as people read it, in the language's own unit names.
 *
 * @param bytes Size in bytes.
 * @param locale BCP 47 language tag.
 */
export function fileSize(bytes: number, locale: string): string {
  const exponent = bytes === 0 ? 0 : Math.floor(Math.log(bytes) / Math.log(kibi))
  const power = Math.min(exponent, units.length - 1)
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / kibi ** power)
}

/**
 * Returns whether a file has one of the types.
 *
 * @param type MIME type of the file.
 * @param accepted MIME types. `image/*` means all of its kind. Without types, all are accepted.
 */
export function isAccepted(type: string, accepted: readonly string[] | undefined): boolean {
  if (accepted === undefined) return true
  return accepted.some((wanted) =>
    wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
  )
}
