import { expect, test } from 'vitest'
import { draw } from './drawing.ts'

test('nothing is drawn out of nothing, and the only one again and again', () => {
  expect(draw([], [])).toBeUndefined()
  expect(draw([], [3])).toBeUndefined()
  expect(draw([3], [3, 3])).toBe(3)
})

test('no thought comes again before all were shown, and none twice in a row', () => {
  const options = [1, 2, 3, 4]
  const shown: number[] = []
  for (let day = 0; day < 400; day += 1) shown.push(draw(options, shown) ?? 0)
  for (let begin = 0; begin < 400; begin += 4) {
    expect(shown.slice(begin, begin + 4).toSorted((one, other) => one - other)).toEqual(options)
  }
  expect(shown.every((option, day) => option !== shown[day - 1])).toBe(true)
  // They come in many orders.
  const orders = new Set(
    Array.from({ length: 100 }, (_, round) => shown.slice(4 * round, 4 * round + 4).join()),
  )
  expect(orders.size).toBeGreaterThan(5)
})

test('a new thought comes in the round that runs, and a deleted one is not missed', () => {
  expect(draw([1, 2, 5], [1, 2, 1, 2, 1])).toBe(5)
  expect(draw([1, 2], [1, 9, 9])).toBe(2)
})
