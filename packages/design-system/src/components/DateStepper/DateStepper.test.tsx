import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { addDays, DateStepper } from './DateStepper.tsx'

describe('addDays', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    // Clocks go back this night in Europe: a day is still a day.
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
  })
})

describe('DateStepper', () => {
  const texts = {
    label: 'Day',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    spokenValue: 'Saturday, 21 November',
  }

  test('goes back by keyboard and forward by mouse', async () => {
    const onChange = vi.fn()
    render(<DateStepper {...texts} value="2026-11-21" onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onChange.mock.calls).toEqual([['2026-11-20'], ['2026-11-22']])
  })

  test('shows the ISO day, and says the day as people do', async () => {
    const { container } = render(<DateStepper {...texts} value="2026-11-21" onChange={vi.fn()} />)
    expect(screen.getByText('2026-11-21')).toBeVisible()
    const spoken = (await transcript(container)).join('\n')
    expect(spoken).toContain('Saturday, 21 November')
    expect(spoken).not.toContain('2026-11-21')
  })
})
