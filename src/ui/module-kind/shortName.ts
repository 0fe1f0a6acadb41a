import { maximumNameLength } from '@daymark/api'

/** Returns the first words of the first line of a text, as a name that the server takes unless another length is given. */
export function shortName(text: string, longest = maximumNameLength): string {
  const [line = ''] = text.trim().split('\n')
  const name = line.trimEnd()
  const characters = [...name]
  if (characters.length <= longest) return name
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
