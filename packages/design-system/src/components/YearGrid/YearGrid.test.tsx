import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { matchWindow } from '../../testing/matchWindow.ts'
import { stepOf } from './steps.ts'
import { YearGrid, type YearGridProps } from './YearGrid.tsx'

beforeEach(() => matchWindow({ isNarrow: false }))

function show(
  parts: ReadonlyMap<string, number | null>,
  props: Partial<YearGridProps> = {},
): SVGSVGElement {
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
      isUnread={() => false}
      {...props}
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

test('has 53 weeks up to the last day: a flat cell for each that is not read, and none where nothing was due', () => {
  // The last week has one day, a Monday; before the first piece there is nothing.
  expect(cellsOf(show(new Map(), { isUnread: () => true }))).toEqual([1 + 52 * 7 + 1])
  expect(cellsOf(show(new Map()))).toEqual([])
  // A day that is known is not also one that is not read.
  const parts = new Map([['2026-11-23', 1]])
  const unread = (day: string) => day < '2026-11-20'
  expect(cellsOf(show(parts, { isUnread: unread }))).toEqual([1 + 51 * 7 + 4, 2])
})

test('begins with the week of the first day, and says in the room beside it what will fill it', () => {
  show(new Map([['2026-11-12', 1]]), { begin: '2026-11-12', note: 'Your year fills from here' })
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '14')
  expect(screen.getByText('Your year fills from here')).toBeVisible()
  // The month is named above the first of three weeks, although it began before.
  expect(screen.getByText('2026-11')).toBeVisible()
})

test('a whole year leaves no room for a note', () => {
  show(new Map(), { begin: '2020-01-01', note: 'Your year fills from here' })
  expect(screen.queryByText('Your year fills from here')).toBeNull()
})

test('tints tell a half, three quarters and nine tenths apart, and only a whole day looks whole', () => {
  expect(stepOf(0)).toBe('none')
  expect([0.01, 0.49].map(stepOf)).toEqual(['some', 'some'])
  expect([0.5, 0.74].map(stepOf)).toEqual([1, 1])
  expect([0.75, 0.89].map(stepOf)).toEqual([2, 2])
  expect([0.9, 0.999].map(stepOf)).toEqual([3, 3])
  expect(stepOf(1)).toBe(4)
  const drawing = show(
    new Map([
      ['2026-11-18', 0.2],
      ['2026-11-19', 1],
      ['2026-11-20', 1],
      ['2026-11-21', 0.5],
      ['2026-11-22', 0],
      ['2026-11-23', null],
    ]),
  )
  const cells = cellsOf(drawing).map((pieces) => pieces - 1)
  // A little, whole, half, the ground of the day without and of the skipped one, and the dash of a skipped day.
  expect(cells).toEqual([1, 2, 1, 2, 1])
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
  const box = { left: 0, top: 0, right: 1216, bottom: 158, width: 1216, height: 158 } as DOMRect
  drawing.getBoundingClientRect = () => box
  const year = screen.getByRole('slider')
  fireEvent.pointerMove(year, { clientX: 51 * 23 + 5, clientY: 30 })
  expect(screen.getByText('2026-11-17: 1')).toBeVisible()
  // The days after the last one are none.
  fireEvent.pointerMove(year, { clientX: 52 * 23 + 5, clientY: 30 })
  expect(screen.queryByText(/: (unknown|1)$/)).toBeNull()
  fireEvent.pointerMove(year, { clientX: 5, clientY: 5 })
  expect(screen.getByText('2025-11-24: unknown')).toBeVisible()
  fireEvent.pointerLeave(year, { pointerType: 'mouse' })
  expect(screen.queryByText(/: unknown$/)).toBeNull()
})
