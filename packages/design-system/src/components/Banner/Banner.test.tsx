import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Banner } from './Banner.tsx'

test('is quiet unless it is told to speak', () => {
  const { rerender } = render(<Banner title="Only one key" />)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Banner title="Only one key" role="alert" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Only one key')
})

test('can be put away by the button that is named for it', async () => {
  const onDismiss = vi.fn()
  render(<Banner title="Saved" onDismiss={onDismiss} dismissLabel="Close" />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onDismiss).toHaveBeenCalledOnce()
})

test('has no button when it cannot be put away', () => {
  render(<Banner title="Saved" />)
  expect(screen.queryByRole('button')).toBeNull()
})
