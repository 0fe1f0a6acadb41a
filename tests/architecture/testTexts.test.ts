import { expect, test } from 'vitest'
import { listFiles, read } from './sources.ts'

interface Texts {
  [key: string]: string | Texts
}

const flatten = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : flatten(text)))

const texts = listFiles('src')
  .filter((file) => /\/(en-GB|nl)\.json$/.test(file))
  .flatMap((file) => flatten(JSON.parse(read(file)) as Texts))

const placeholder = /\{\{.*?\}\}/
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Texts with a placeholder as patterns, unless hardly a word is left: those would match anything. */
const patterns = texts
  .filter((text) => text.split(placeholder).join('').replaceAll(/\P{L}/gu, '').length >= 4)
  .map((text) => new RegExp(`^${text.split(placeholder).map(escaped).join('.+?')}$`))
const allTexts = texts.join('\n')

/** What a test looks for on the page: the name of a role, a text or a label. */
const sought =
  /(?:getByRole\('[a-z]+', \{[^}]*?name: |getByText\(|getByLabel\(|getByPlaceholder\()'((?:[^'\\]|\\.)*)'/g

/** Storybook has words of its own. */
const journeys = listFiles('tests/e2e', 'tests/looks', 'tests/browsers').filter(
  (file) => file.endsWith('.ts') && !file.endsWith('storybook.test.ts'),
)
/** Whole strings that tests write or create: names of lists, to-dos and passkeys, which are no texts of the app. */
const written = new Set(
  [...journeys, ...listFiles('tests/support', 'packages/backend/testing')]
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...read(file)
        .replaceAll(sought, '')
        .matchAll(/'((?:[^'\\\n]|\\.)*)'/g),
    ])
    .map(([, text = '']) => text),
)

/** What a test types letter by letter, keys, a name that the browser makes of two texts, and a word of its own. */
const madeOfOthers = ['Tea', 'Ctrl K', 'File Choose a file', 'Today']

/** Returns whether a text is one of the app, or a part of one, or something that a test has written, or made of such parts. */
function isKnown(text: string): boolean {
  if (allTexts.includes(text) || patterns.some((pattern) => pattern.test(text))) return true
  // A date, or one of many names that are counted.
  if (written.has(text) || madeOfOthers.includes(text) || /^[\d-]+$| \d+$/.test(text)) return true
  const parts = text.split(/: | of /)
  return parts.length > 1 && parts.every(isKnown)
}

test('a renamed text is noticed before the journeys that look for it: each is one of the app, or was written by a test', () => {
  const found = journeys.flatMap((file) =>
    [...read(file).matchAll(sought)].map(([, text = '']) => [file, text.replaceAll('\\', '')]),
  )
  expect(found.length).toBeGreaterThan(500)
  expect(found.filter(([, text = '']) => !isKnown(text))).toEqual([])
})

test('a text that is nowhere is not known', () => {
  expect(isKnown('Log in with a fingerprint')).toBe(false)
  expect(isKnown('Dashboard')).toBe(true)
})
