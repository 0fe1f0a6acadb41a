import { NameSchemaMax } from '@daymark/api/schemas'

/** Returns the first words of a text, as a name that the server takes. */
export function shortName(text: string): string {
  const characters = [...text]
  if (characters.length <= NameSchemaMax) return text
  return `${characters
    .slice(0, NameSchemaMax - 1)
    .join('')
    .trimEnd()}…`
}
