import { NameSchemaMax } from '@daymark/api/schemas'

/** Returns the first words of the first line of a text, as a name that the server takes. */
export function shortName(text: string): string {
  const [line = ''] = text.trim().split('\n')
  const name = line.trimEnd()
  const characters = [...name]
  if (characters.length <= NameSchemaMax) return name
  return `${characters
    .slice(0, NameSchemaMax - 1)
    .join('')
    .trimEnd()}…`
}
