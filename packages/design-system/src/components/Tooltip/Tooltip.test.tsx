import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

test('shows at once on focus, describes the control, and goes with Escape', async () => {
  render(
    <Tooltip content="Keeps a copy">
      <Button>Save</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Keeps a copy')
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Keeps a copy')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})
