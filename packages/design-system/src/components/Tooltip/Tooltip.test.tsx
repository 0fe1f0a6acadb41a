import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { matchWindow } from '../../testing/matchWindow.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'
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

test('a press by key closes it as one by mouse does', async () => {
  const onPress = vi.fn()
  render(
    <Tooltip content="Keeps a copy">
      <Button onPress={onPress}>Save</Button>
    </Tooltip>,
  )
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('appears under a mouse and goes with it', async () => {
  render(
    <Tooltip content="Keeps a copy">
      <Button>Save</Button>
    </Tooltip>,
  )
  await userEvent.hover(document.body)
  await userEvent.hover(screen.getByRole('button'))
  expect(await screen.findByRole('tooltip')).toBeVisible()
  await userEvent.unhover(screen.getByRole('button'))
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('leaves a button its menu', async () => {
  matchWindow({ isNarrow: false })
  render(
    <Menu
      trigger={
        <Tooltip content="Light, dark or as the system has it">
          <Button>Theme</Button>
        </Tooltip>
      }
    >
      <MenuItem>Light</MenuItem>
    </Menu>,
  )
  await userEvent.tab()
  expect(await screen.findByRole('tooltip')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Light' })).toBeVisible()
})
