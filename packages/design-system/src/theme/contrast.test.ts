import { describe, expect, test } from 'vitest'
import { darkColors, lightColors, moreContrast, overPicture } from './colors.ts'
import { contrast, contrastOfLight, linearRgb, mixture } from './contrast.ts'
import type { HueName } from './hueNames.ts'
import { hues } from './hues.ts'
import { stepsOf } from './hueSteps.ts'
import { gradients, huePairs, pairs } from './pairs.ts'

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

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('everybody can read what is written over a gradient in the %s theme', (_theme, colors) => {
  const parts = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
  test.each(gradients)('from %s to %s', (from, to) => {
    // What may be over both may be over each mixture of them.
    const leastOver = (back: string) =>
      new Map(pairs.flatMap((pair) => (pair.back === back ? [[pair.front, pair.least]] : [])))
    const overTo = leastOver(to)
    const fronts = [...leastOver(from)].filter(([front]) => overTo.has(front))
    expect(fronts).not.toEqual([])
    const unreadable = fronts.filter(([front, least]) =>
      parts.some(
        (part) =>
          contrastOfLight(linearRgb(colors[front]), mixture(colors[from], colors[to], part)) <
          least,
      ),
    )
    expect(unreadable).toEqual([])
  })
})

test('what is written over a picture can be read over a white one', () => {
  const [lightness, chroma, hue, opacity = 1] = overPicture.shade
  const shaded = mixture([1, 0, 0], [lightness, chroma, hue], opacity)
  expect(contrastOfLight(linearRgb(overPicture.text), shaded)).toBeGreaterThanOrEqual(4.5)
})

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
] as const)('every hue of a list can be read in the %s theme', (theme, colors) => {
  const cases = (Object.keys(hues) as HueName[]).flatMap((name) =>
    huePairs.map((pair) => [`${name}: ${pair.front} on ${pair.back}`, name, pair] as const),
  )
  test.each(cases)('%s', (_name, name, { front, back, least }) => {
    const palette = { ...colors, ...hues[name][theme], ...stepsOf(name, theme) }
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least)
  })
})

describe.each([
  ['light', { ...lightColors, ...moreContrast.light }],
  ['dark', { ...darkColors, ...moreContrast.dark }],
] as const)('people who ask for more contrast get it in the %s theme', (_theme, colors) => {
  test.each([
    ['text', 'surface', 15],
    ['textMuted', 'surface', 10],
    ['textMuted', 'ground', 10],
    ['border', 'surface', 3],
    ['borderButton', 'surface', 4.5],
    ['borderControl', 'surface', 7],
    ['text', 'track', 7],
    ['track', 'surface', 1.8],
  ] as const)('%s on %s', (front, back, least) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(least)
  })
})
