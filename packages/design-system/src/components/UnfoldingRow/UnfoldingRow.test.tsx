import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UnfoldingRow } from './UnfoldingRow.tsx'

test('is one button whose name has the facts with pauses, and says whether it is open', async () => {
  const onToggle = vi.fn()
  const row = (isOpen: boolean) => (
    <ul>
      <UnfoldingRow
        title="Read"
        facts={[{ text: '26 of 30 days' }, { strong: '16', text: 'days', spoken: 'streak of 16' }]}
        isOpen={isOpen}
        onToggle={onToggle}
      >
        More
      </UnfoldingRow>
    </ul>
  )
  const { rerender } = render(row(false))
  const button = screen.getByRole('button', { name: 'Read, 26 of 30 days, streak of 16' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('More')).toBeNull()
  await userEvent.click(button)
  expect(onToggle).toHaveBeenCalledOnce()
  rerender(row(true))
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('More')).toBeVisible()
})
