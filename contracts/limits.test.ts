import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { isReadBack, isSent } from './limitsReached.ts'
import { type Interaction, optionalPactFile, readPact } from './pactFiles.ts'

const { interactions } = readPact(optionalPactFile)

const limitOf = (operation: string, member: string, what: string) => {
  const found = limits.find(
    (one) => one.operation === operation && one.member === member && one.what === what,
  )
  if (!found) throw new Error(`The description has no limit ${operation} ${member} ${what}`)
  return found
}
const longNote = limitOf('createDailyTodoItem', 'note', '500 characters')
const noNote = limitOf('updateDailyTodoItem', 'note', 'no character')

test('a limit is sent by the promise that takes it, and read back by the one that saves it', () => {
  const taken = interactions.filter(({ description }) => /takes a note of 500/.test(description))
  const saved = interactions.filter(({ description }) => /saves .* a note of 500/.test(description))
  expect([isSent(longNote, taken), isReadBack(longNote, taken)]).toEqual([true, false])
  expect([isSent(longNote, saved), isReadBack(longNote, saved)]).toEqual([false, true])
})

test('a length counts characters, and only a text with an emoji and a combining character reaches it', () => {
  expect(longNote.isReached('n'.repeat(500))).toBe(false)
  expect(longNote.isReached(`🎈e\u0301${'n'.repeat(497)}`)).toBe(true)
  expect(longNote.isReached(`🎈e\u0301${'n'.repeat(496)}`)).toBe(false)
})

const withRule = (path: string, match: string) => (one: Interaction) => ({
  ...one,
  response: { ...one.response, matchingRules: { body: { [path]: { matchers: [{ match }] } } } },
})

test.for([
  { path: '$.results[0].note', match: 'type', isRead: false },
  { path: '$.results[*].note', match: 'regex', isRead: false },
  { path: '$.results', match: 'type', isRead: false },
  { path: "$['results'][0].note", match: 'equality', isRead: true },
  { path: '$.results[0].status', match: 'type', isRead: true },
])('a value with the rule $match at $path is read back: $isRead', ({ path, match, isRead }) => {
  expect(isReadBack(longNote, interactions.map(withRule(path, match)))).toBe(isRead)
})

test('a member that was deleted is read back where no answer may have it', () => {
  expect(isReadBack(noNote, interactions)).toBe(true)
  expect(isReadBack(noNote, interactions.map(withRule('$.results[0].id', 'integer')))).toBe(false)
})
