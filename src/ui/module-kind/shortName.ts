import { NameSchemaMax } from '@daymark/api/schemas'

/** A name for what was written without one, or with a longer one than the server takes: its first words. */
export function shortName(text: string): string {
  const characters = [...text]
  if (characters.length <= NameSchemaMax) return text
  return `${characters
    .slice(0, NameSchemaMax - 1)
    .join('')
    .trimEnd()}…`
}
