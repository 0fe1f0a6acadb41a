import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Banner } from './Banner.tsx'

test('is quiet unless it is told to speak', () => {
  const { rerender } = render(<Banner title="Only one key" />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Banner title="Only one key" role="alert" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Only one key')
})

test('has no button when it cannot be put away', () => {
  render(<Banner title="Saved" />)
  expect(screen.queryByRole('button')).toBeNull()
})
