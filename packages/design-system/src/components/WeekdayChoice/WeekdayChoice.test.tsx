import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { WeekdayChoice } from './WeekdayChoice.tsx'

const days = [
  { value: 2, name: 'Tuesday', letter: 'T' },
  { value: 4, name: 'Thursday', letter: 'T' },
]

test('tells two days with the same letter apart by their names', async () => {
  const onToggle = vi.fn()
  render(<WeekdayChoice label="Days" days={days} value={[4]} onToggle={onToggle} />)
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowRight} ')
  expect(onToggle.mock.calls).toEqual([
    [2, true],
    [4, false],
  ])
  expect(screen.getByRole('button', { name: 'Thursday' })).toHaveTextContent('T')
})
