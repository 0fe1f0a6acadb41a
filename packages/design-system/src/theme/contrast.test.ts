import { describe, expect, test } from 'vitest'
import { darkColors, lightColors } from './colors.ts'
import { contrast } from './contrast.ts'
import { pairs } from './pairs.ts'

describe('contrast', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
    expect(contrast([0.5, 0.1, 20], [0.5, 0.1, 20])).toBe(1)
  })

  // #777777 on white is the textbook value of WCAG; it is oklch(0.5693 0 0).
  test('agrees with a known ratio', () => {
    expect(contrast([0.5693, 0, 0], [1, 0, 0])).toBeCloseTo(4.48, 1)
  })
})

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('everybody can read the %s theme', (_theme, colors) => {
  test.each(pairs.map((pair) => [`${pair.front} on ${pair.back}`, pair] as const))(
    '%s',
    (_name, { front, back, least }) => {
      expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least)
    },
  )
})
