import { expect, test } from 'vitest'
import { isHandWrittenSource, listFiles, read } from './sources.ts'

/**
 * The queries that wait, by their file, and for what: the press of a person, or a value that is missing. Any other part that
 * shows data asks for it itself, with the same query options as the others (docs/decisions/0025).
 */
const waitingQueries: Readonly<Record<string, string>> = {}

const sources = listFiles('src').filter(
  (file) => isHandWrittenSource(file) && !/\.(test|stories)\.tsx?$/.test(file),
)

test('no query is switched off and relies on another part of the page to ask', () => {
  const switchedOff = sources.filter(
    (file) => /\benabled\b\s*[:,}]|\bskipToken\b/.test(read(file)) && !(file in waitingQueries),
  )
  expect(switchedOff).toEqual([])
})

test('every query that waits for a press or a value is still there', () => {
  expect(Object.keys(waitingQueries).filter((file) => !sources.includes(file))).toEqual([])
})
