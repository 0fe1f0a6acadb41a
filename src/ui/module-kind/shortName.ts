import { maximumNameLength } from '@daymark/api'

/** Returns the first words of the first line of a text, as a name that the server takes. */
export function shortName(text: string): string {
  const [line = ''] = text.trim().split('\n')
  return shortened(line.trimEnd(), maximumNameLength)
}

/** Returns the beginning of a text, with "…" for what is longer than `longest` characters. */
export function shortened(text: string, longest: number): string {
  const characters = [...text]
  if (characters.length <= longest) return text
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`
}
