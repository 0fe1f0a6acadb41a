import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MonthGrid } from './MonthGrid.tsx'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((short) => ({
  short,
  long: `${short}, long`,
}))

test('puts the first of the month under its weekday, and has every day of a leap February', () => {
  render(<MonthGrid label="February" month="2028-02" weekdays={weekdays} days={new Map()} />)
  const rows = screen.getAllByRole('row')
  const first = within(rows[1] ?? document.body).getAllByRole('cell')
  // The first of February 2028 is a Tuesday.
  expect(first[0]).toHaveTextContent('')
  expect(first[1]).toHaveTextContent('1')
  expect(screen.getByRole('cell', { name: 'Tue, long 29' })).toBeVisible()
  expect(screen.queryByRole('cell', { name: /30/ })).toBeNull()
})

test('says the day and how it went, with a pause between them, and not its number again', () => {
  const days = new Map([['2026-11-02', { part: 1, label: 'Monday 2: all done' }]])
  render(<MonthGrid label="November" month="2026-11" weekdays={weekdays} days={days} />)
  expect(screen.getByRole('cell', { name: 'Monday 2: all done' })).toBeVisible()
})

test('a day of which nothing is known says its weekday and its number, and nothing else', () => {
  const days = new Map([['2026-11-02', { part: 0, label: 'Monday 2: nothing done' }]])
  render(<MonthGrid label="November" month="2026-11" weekdays={weekdays} days={days} isBusy />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('cell', { name: 'Monday 2: nothing done' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Tue, long 3' })).toBeVisible()
})
