import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { AnchoredMenu } from './AnchoredMenu.tsx'

test('begins at its first item, does what is chosen, and closes', async () => {
  const onClose = vi.fn()
  const onAction = vi.fn()
  render(
    <AnchoredMenu anchor={document.body} label="Walk" onClose={onClose}>
      <MenuItem onAction={onAction}>Rename</MenuItem>
      <MenuItem>Delete</MenuItem>
    </AnchoredMenu>,
  )
  expect(screen.getByRole('menu', { name: 'Walk' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalled()
})

test('Escape closes it', async () => {
  const onClose = vi.fn()
  render(
    <AnchoredMenu anchor={document.body} label="Walk" onClose={onClose}>
      <MenuItem>Rename</MenuItem>
    </AnchoredMenu>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})
