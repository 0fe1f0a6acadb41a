import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stepOf } from './steps.ts'
import { YearGrid } from './YearGrid.tsx'

function show(parts: ReadonlyMap<string, number | null>): SVGSVGElement {
  const { container } = render(
    <YearGrid
      label="A year of Health"
      until="2026-11-23"
      parts={parts}
      dayText={(day) => `${day}: ${parts.get(day) ?? 'unknown'}`}
      monthName={(month) => month}
      weekdays={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']}
      months={[{ name: 'November 2026', text: '2 of 3 days' }]}
      headings={['Month', 'Days']}
    />,
  )
  const drawing = container.querySelector('svg')
  if (!drawing) throw new Error('There is a drawing.')
  return drawing
}

/** How many cells of each look there are: each is a piece of the path that has this look. */
const cellsOf = (drawing: SVGSVGElement) =>
  [...drawing.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')?.split('M').length ?? 0,
  )

test('has 53 weeks up to the last day, and a dot for each day that is not known', () => {
  // The last week has one day, a Monday; before the first piece there is nothing.
  expect(cellsOf(show(new Map()))).toEqual([1 + 52 * 7 + 1])
})

test('a day is a full cell in one of four tints, and one that counts neither way has a dash', () => {
  expect(stepOf(0)).toBe(0)
  expect([0.01, 0.33].map(stepOf)).toEqual([1, 1])
  expect([0.34, 0.66].map(stepOf)).toEqual([2, 2])
  // Only a whole day looks whole.
  expect([0.67, 0.999].map(stepOf)).toEqual([3, 3])
  expect(stepOf(1)).toBe(4)
  const drawing = show(
    new Map([
      ['2026-11-19', 1],
      ['2026-11-20', 1],
      ['2026-11-21', 0.5],
      ['2026-11-22', 0],
      ['2026-11-23', null],
    ]),
  )
  const cells = cellsOf(drawing).map((pieces) => pieces - 1)
  // Unknown, whole, half, the ground of the day without and of the skipped one, and the dash.
  expect(cells).toEqual([52 * 7 + 1 - 5, 2, 1, 2, 1])
  expect(drawing.closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true')
})

test('a table says the same in words', () => {
  show(new Map())
  expect(screen.getByRole('table', { name: 'A year of Health' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'November 2026 2 of 3 days' })).toBeVisible()
})

test('the arrow keys go from day to day and from week to week, and each says its day', async () => {
  show(new Map([['2026-11-16', 0.5]]))
  const year = screen.getByRole('slider', { name: 'A year of Health' })
  await userEvent.tab()
  expect(year).toHaveFocus()
  expect(year).toHaveAttribute('aria-valuetext', '2026-11-23: unknown')
  await userEvent.keyboard('{ArrowLeft}')
  expect(year).toHaveAttribute('aria-valuetext', '2026-11-16: 0.5')
  expect(screen.getByText('2026-11-16: 0.5')).toBeVisible()
  await userEvent.keyboard('{ArrowUp}')
  expect(year).toHaveAttribute('aria-valuetext', '2026-11-15: unknown')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(year).toHaveAttribute('aria-valuetext', '2026-11-23: unknown')
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(year).toHaveAttribute('aria-valuetext', '2025-11-24: unknown')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText(/: unknown$/)).toBeNull()
})

test('the cell under the pointer says its day until the pointer is gone', () => {
  const drawing = show(new Map([['2026-11-17', 1]]))
  // So many pixels are one cell with the gap beside it.
  const box = { left: 0, top: 0, right: 952, bottom: 124, width: 952, height: 124 } as DOMRect
  drawing.getBoundingClientRect = () => box
  const year = screen.getByRole('slider')
  fireEvent.pointerMove(year, { clientX: 51 * 18 + 5, clientY: 25 })
  expect(screen.getByText('2026-11-17: 1')).toBeVisible()
  // The days after the last one are none.
  fireEvent.pointerMove(year, { clientX: 52 * 18 + 5, clientY: 25 })
  expect(screen.queryByText(/: (unknown|1)$/)).toBeNull()
  fireEvent.pointerMove(year, { clientX: 5, clientY: 5 })
  expect(screen.getByText('2025-11-24: unknown')).toBeVisible()
  fireEvent.pointerLeave(year, { pointerType: 'mouse' })
  expect(screen.queryByText(/: unknown$/)).toBeNull()
})
