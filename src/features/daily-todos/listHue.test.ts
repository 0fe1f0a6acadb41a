import { expect, test } from 'vitest'
import { freeHue, hueOf } from './listHue.ts'

test('the id of a list alone decides its hue until one is chosen', () => {
  expect([1, 2, 3, 7].map((list) => hueOf(list, {}))).toEqual(['ember', 'sea', 'heather', 'ember'])
  expect(hueOf(7, { 7: 'moss', 1: 'rose' })).toBe('moss')
  expect(hueOf(7, { 7: 'a hue of a later version' })).toBe('ember')
})

test('a new list gets the first of the hues that the fewest lists have, chosen or not', () => {
  expect(freeHue([], {})).toBe('ember')
  expect(freeHue([1, 2], {})).toBe('heather')
  expect(freeHue([1, 2], { 1: 'heather' })).toBe('ember')
  expect(freeHue([1, 2, 3, 4, 5, 6], {})).toBe('ember')
  expect(freeHue([1, 2, 3, 4, 5, 6, 7], {})).toBe('sea')
})
