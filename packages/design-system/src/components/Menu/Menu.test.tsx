import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { describe, expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem, MenuSection } from './MenuItem.tsx'

const trigger = <Button>Account</Button>

describe('Menu', () => {
  test('goes to a page by keyboard, through the router of the application', async () => {
    const navigate = vi.fn()
    render(
      <RouterProvider navigate={navigate}>
        <Menu trigger={trigger}>
          <MenuItem href="/one">One</MenuItem>
          <MenuItem href="/two">Two</MenuItem>
        </Menu>
      </RouterProvider>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(navigate.mock.calls[0]?.[0]).toBe('/two')
  })

  test('begins at its first item at each opening, by key and by mouse', async () => {
    const onAction = vi.fn()
    render(
      <Menu trigger={trigger}>
        <MenuItem onAction={onAction}>One</MenuItem>
        <MenuItem>Two</MenuItem>
      </Menu>,
    )
    const button = screen.getByRole('button', { name: 'Account' })
    await userEvent.tab()
    const ways = [() => userEvent.keyboard('{Enter}'), () => userEvent.click(button)]
    for (const open of [...ways, ...ways]) {
      await open()
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(button).toHaveFocus())
    }
    expect(onAction).toHaveBeenCalledTimes(4)
  })

  test('says its name, its sections and its entries', async () => {
    render(
      <Menu trigger={trigger}>
        <MenuSection title="Ada">
          <MenuItem>Settings</MenuItem>
          <MenuItem isDisabled>Later</MenuItem>
        </MenuSection>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button'))
    const spoken = (await transcript(await screen.findByRole('menu'))).join('\n')
    expect(spoken).toContain('menu, Account')
    expect(spoken).toContain('group, Ada')
    expect(spoken).toContain('menuitem, Settings')
    expect(spoken).toContain('menuitem, Later, disabled')
  })
})
