import { beforeEach, expect, test } from 'vitest'
import { preferredLanguage, startLanguage, storeLanguage } from './language.ts'

function setCookie(value: string): void {
  document.cookie = `django_language=${value}; Path=/`
}

beforeEach(() => {
  document.cookie = 'django_language=; Max-Age=0; Path=/'
})

test.for([
  { languages: ['nl-BE', 'en-US'], language: 'nl' },
  { languages: ['fr-FR', 'nl'], language: 'nl' },
  { languages: ['en-US', 'nl'], language: 'en-GB' },
  { languages: ['de-DE'], language: 'en-GB' },
  { languages: [], language: 'en-GB' },
] as const)('a browser that prefers $languages starts in $language', ({ languages, language }) => {
  expect(preferredLanguage(languages)).toBe(language)
})

test('a choice is remembered', () => {
  storeLanguage('nl')
  expect(startLanguage()).toBe('nl')
})

test('any other value of the cookie is cleared', () => {
  setCookie('klingon')
  expect(startLanguage()).toBe('en-GB')
  expect(document.cookie).not.toContain('django_language')
})
