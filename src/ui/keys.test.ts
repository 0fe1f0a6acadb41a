import { expect, test } from 'vitest'
import { hasModifier, isCommand, isPaletteKey, shortcutKey } from './keys.ts'

interface Init extends KeyboardEventInit {
  key: string
  code: string
  isAltGr?: boolean
}

const press = ({ isAltGr = false, ...init }: Init) =>
  new KeyboardEvent('keydown', { ...init, modifierAltGraph: isAltGr })

test.each([
  ['a Latin layout', 'k', 'KeyK', true],
  ['Caps Lock', 'K', 'KeyK', true],
  ['Dvorak, where K is elsewhere', 'k', 'KeyV', true],
  ['Dvorak, at the place of K', 't', 'KeyK', false],
  ['a Cyrillic layout', 'л', 'KeyK', true],
  ['a Greek layout', 'κ', 'KeyK', true],
  ['a Hebrew layout', 'ל', 'KeyK', true],
  ['an Arabic layout', 'ن', 'KeyK', true],
  ['a Korean layout', 'ㅏ', 'KeyK', true],
  ['another key of a Cyrillic layout', 'д', 'KeyL', false],
  ['an accented letter at the place of K', 'é', 'KeyK', false],
])('Ctrl+K with %s', (_layout, key, code, isIt) => {
  const event = press({ key, code, ctrlKey: true })
  expect(isPaletteKey(event)).toBe(isIt)
  expect(isCommand(event, 'k')).toBe(isIt)
})

test.each<[string, Init, boolean]>([
  ['no modifier', { key: '[', code: 'BracketLeft' }, false],
  ['Option, German on a Mac', { key: '[', code: 'Digit5', altKey: true }, false],
  ['AltGr, German', { key: '[', code: 'Digit8', isAltGr: true }, false],
  [
    'AltGr that counts as Ctrl and Alt',
    { key: ']', code: 'Digit9', isAltGr: true, ctrlKey: true, altKey: true },
    false,
  ],
  ['Alt, English', { key: '[', code: 'BracketLeft', altKey: true }, true],
  ['Ctrl', { key: '[', code: 'BracketLeft', ctrlKey: true }, true],
  ['Cmd', { key: '[', code: 'Digit5', metaKey: true, altKey: true }, true],
  ['Alt and a letter', { key: 'n', code: 'KeyN', altKey: true }, true],
])('with %s a bracket or letter has a modifier: %o', (_what, init, expected) => {
  expect(hasModifier(press(init))).toBe(expected)
})

test('a single key is the Latin letter at its place with another script', () => {
  expect(shortcutKey(press({ key: 'ч', code: 'KeyX' }))).toBe('x')
  expect(shortcutKey(press({ key: '?', code: 'Slash', shiftKey: true }))).toBe('?')
})
