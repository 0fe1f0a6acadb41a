import { globSync, readFileSync } from 'node:fs'

/** What react-aria says in English while something is dragged. */
const ofReactAria = ['drag', 'dragging', 'drop', 'dropped', 'press', 'insert', 'between', 'before']

function wordsIn(text: string): string[] {
  return (text.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase())
}

function wordsOf(catalogue: string): Set<string> {
  const files = globSync(`src/**/${catalogue}.json`)
  const texts = files.flatMap((file) => {
    const values: string[] = []
    JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => {
      if (typeof value === 'string') values.push(value.replaceAll(/\{\{.*?\}\}/g, ' '))
      return value
    })
    return values
  })
  return new Set(texts.flatMap(wordsIn))
}

const english = wordsOf('en-GB')
for (const word of ofReactAria) english.add(word)
// The names of keys are the same.
for (const word of [...wordsOf('nl'), 'tab', 'enter', 'esc']) english.delete(word)

/** Returns the words of a text that are in the English catalogues and in no Dutch one. */
export const englishIn = (text: string): string[] =>
  wordsIn(text).filter((word) => english.has(word))
