import { expect, test } from 'vitest'
import { drawYear } from './shareYear.ts'

const today = '2026-11-23'

/** What is painted for these days, and what is written. */
function draw(parts: Readonly<Record<string, number | null>>) {
  const words: string[] = []
  const painted: { colour: string; height: number }[] = []
  const context = {
    fillStyle: '',
    font: '',
    fillRect: (_x: number, _y: number, _width: number, height: number) => {
      painted.push({ colour: context.fillStyle, height })
    },
    fillText: (text: string) => {
      words.push(text)
    },
  }
  drawYear(context, {
    parts: new Map(Object.entries(parts)),
    today,
    title: 'Health',
    text: 'Score 90 %',
    signature: 'Daymark',
    monthName: (month) => month,
  })
  // First comes the ground.
  return { words, painted: painted.slice(1) }
}

test('a picture has the name of the list, its months and the product', () => {
  const { words } = draw({})
  expect(words.slice(0, 3)).toEqual(['Health', 'Score 90 %', 'Daymark'])
  expect(words.slice(3)).toHaveLength(12)
  expect(words).toContain('2026-11')
})

test('a skipped day is neither drawn as missed nor as done', () => {
  const [missedGround, missed] = draw({ [today]: 0 }).painted
  const [doneGround, done] = draw({ [today]: 1 }).painted
  const skipped = draw({ [today]: null }).painted
  expect(missed?.height).toBe(0)
  expect(doneGround).toEqual(missedGround)
  expect(done?.height).toBe(doneGround?.height)
  expect(skipped).toHaveLength(1)
  expect([missedGround?.colour, done?.colour]).not.toContain(skipped[0]?.colour)
})
