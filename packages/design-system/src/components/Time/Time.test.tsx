import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Time } from './Time.tsx'

test('shows what people read and tells machines the moment', () => {
  render(<Time dateTime="2026-11-21T09:30:00.000Z">21 Nov 2026, 09:30</Time>)
  const time = screen.getByRole('time')
  expect(time).toHaveTextContent('21 Nov 2026, 09:30')
  expect(time).toHaveAttribute('datetime', '2026-11-21T09:30:00.000Z')
})
