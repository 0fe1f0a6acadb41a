import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { YearGrid } from './YearGrid.tsx'

function show(parts: ReadonlyMap<string, number | null>): SVGSVGElement {
  const { container } = render(
    <YearGrid
      label="A year of Health"
      until="2026-11-23"
      parts={parts}
      monthName={(month) => month}
      months={[{ name: 'November 2026', text: '2 of 3 days' }]}
      headings={['Month', 'Days']}
    />,
  )
  const drawing = container.querySelector('svg')
  if (!drawing) throw new Error('There is a drawing.')
  return drawing
}

test('has 53 weeks up to the last day, and a dot for each day that is not known', () => {
  const drawing = show(new Map())
  // The last week has one day, a Monday.
  expect(drawing.querySelectorAll('circle')).toHaveLength(52 * 7 + 1)
  expect(drawing.querySelectorAll('rect')).toHaveLength(0)
})

test('a day fills as far as it is done, and one that counts neither way is a line', () => {
  const drawing = show(
    new Map([
      ['2026-11-20', 1],
      ['2026-11-21', 0.5],
      ['2026-11-22', 0],
      ['2026-11-23', null],
    ]),
  )
  const heights = [...drawing.querySelectorAll('rect')].map((rect) => rect.getAttribute('height'))
  expect(heights).toEqual(['10', '10', '10', '5', '10'])
  expect(drawing.querySelectorAll('path')).toHaveLength(1)
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
})

test('a table says the same in words', () => {
  show(new Map())
  expect(screen.getByRole('table', { name: 'A year of Health' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'November 2026 2 of 3 days' })).toBeVisible()
})
