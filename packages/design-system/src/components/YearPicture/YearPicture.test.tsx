import { expect, test } from 'vitest'
import { stepsOf } from '../../theme/hueSteps.ts'
import { cssColor } from '../../theme/scales.ts'
import { drawYearPicture, type PictureContext, type YearPictureContent } from './drawYearPicture.ts'

const months = Array.from({ length: 12 }, (_, index) => {
  const month = new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7)
  return { month, name: month }
})

/** What is painted for these days, and what is written. */
function draw(content: Partial<YearPictureContent> = {}) {
  const words: string[] = []
  const fills: unknown[] = []
  const nothing = () => undefined
  const gradient = { addColorStop: nothing }
  const context = {
    fillStyle: '',
    strokeStyle: '',
    font: '',
    lineWidth: 1,
    textAlign: 'left',
    beginPath: nothing,
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    fill: () => fills.push(context.fillStyle),
    fillRect: nothing,
    fillText: (text: string) => words.push(text),
    lineTo: nothing,
    measureText: (text: string) => ({ width: text.length * 10 }),
    moveTo: nothing,
    roundRect: nothing,
    stroke: nothing,
  }
  drawYearPicture(context as unknown as PictureContext, {
    product: 'Daymark',
    lead: ['218', 'of 365 days'],
    line: [{ text: 'Longest streak ' }, { text: '31 days', isStrong: true }],
    scale: ['None', 'All done'],
    months,
    parts: new Map(),
    until: '2026-11-23',
    hue: 'ember',
    scheme: 'light',
    ...content,
  })
  return { words, fills }
}

test('the number leads, and the name is there only if it is wanted', () => {
  const { words } = draw({ name: 'Health' })
  expect(words.slice(0, 6)).toEqual([
    'Daymark',
    'Health',
    '218',
    'of 365 days',
    'Longest streak ',
    '31 days',
  ])
  expect(words).toContain('2026-11')
  expect(draw().words).not.toContain('Health')
})

test('each day up to the last is in one of the tints of the hue, and a day that is not known is no cell', () => {
  const whole = cssColor(stepsOf('ember', 'light').step4)
  const count = (fills: unknown[]) => fills.filter((fill) => fill === whole).length
  // One is in the scale, and one is the sign in the corner.
  expect(count(draw().fills)).toBe(2)
  const parts = new Map([
    ['2026-11-22', 1],
    ['2026-11-23', 1],
    ['2026-11-24', 1],
  ])
  expect(count(draw({ parts }).fills)).toBe(4)
})
