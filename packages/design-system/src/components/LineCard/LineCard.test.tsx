import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LineCard, LineField } from './LineCard.tsx'

test('a line that is empty, or has spaces only, has nothing to take away', async () => {
  const onClear = vi.fn()
  const line = (value: string) => (
    <LineCard hue="ember">
      <LineField
        label="To-do 1"
        placeholder="The first one"
        value={value}
        clearLabel="Remove"
        onClear={onClear}
      />
    </LineCard>
  )
  const { rerender } = render(line(' '))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(line('Walk'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(onClear).toHaveBeenCalledOnce()
})
