import { expect, test } from 'vitest'
import { codeIn, read } from './sources.ts'

// A query may wait for the press of a person, or for a value that is missing. None does now. Any other part that shows data asks
// for it itself, with the same query options as the others (docs/decisions/0025).
test('no query is switched off and relies on another part of the page to ask', () => {
  const switchedOff = codeIn('src').filter((file) =>
    /\benabled\b\s*[:,}]|\bskipToken\b/.test(read(file)),
  )
  expect(switchedOff).toEqual([])
})
