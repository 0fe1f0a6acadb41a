/** The parameters with which the installed app adds something, also from another app. See `manifest.webmanifest`. */
const members = ['title', 'text', 'url'] as const

/** Returns the text that an address adds. Undefined for an address that adds nothing. */
export function capturedText(address: URLSearchParams): string | undefined {
  if (![...members, 'add'].some((member) => address.has(member))) return undefined
  const parts = members.map((member) => address.get(member)?.trim() ?? '')
  // Many apps share an address as the text, or the title once more at its beginning.
  return parts
    .filter(
      (part, index) => part !== '' && !parts.slice(index + 1).some((next) => next.includes(part)),
    )
    .join('\n')
}
