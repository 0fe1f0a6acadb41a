import { expect, test } from 'vitest'
import { huesOf } from './listHue.ts'

test('each list has a hue of its own, as long as there are enough', () => {
  expect(huesOf([4, 7, 9], {})).toEqual({ 4: 'ember', 7: 'sea', 9: 'heather' })
  const eight = Object.values(huesOf([1, 2, 3, 4, 5, 6, 7, 8], {}))
  expect(new Set(eight.slice(0, 6)).size).toBe(6)
  expect(eight.slice(6)).toEqual(['ember', 'sea'])
})

test('a chosen hue stays, and no other list gets it before all others are given', () => {
  expect(huesOf([4, 7], { 7: 'ember' })).toEqual({ 4: 'sea', 7: 'ember' })
})

test('a list keeps its hue when an older one is deleted, and a new list gets the free one', () => {
  const kept = huesOf([4, 7, 9], {})
  expect(huesOf([7, 9], kept)).toEqual({ 7: 'sea', 9: 'heather' })
  expect(huesOf([7, 9, 12], kept)).toEqual({ 7: 'sea', 9: 'heather', 12: 'ember' })
})
