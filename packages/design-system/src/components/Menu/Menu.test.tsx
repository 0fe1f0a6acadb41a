import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { matchWindow } from '../../testing/matchWindow.ts'
import { transcript } from '../../testing/transcript.ts'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem, MenuSection } from './MenuItem.tsx'

const trigger = <Button>Account</Button>

beforeEach(() => matchWindow({ isNarrow: false }))

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

describe('Menu on a phone', () => {
  beforeEach(() => matchWindow({ isNarrow: true }))

  test('says what it is about, and what can be done with it', async () => {
    render(
      <Menu trigger={trigger} title="Ada" description="Addresses and keys" closeLabel="Close">
        <MenuItem>Settings</MenuItem>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button'))
    const sheet = await screen.findByRole('dialog', { name: 'Ada' })
    expect(sheet).toHaveAccessibleDescription('Addresses and keys')
    const spoken = (await transcript(sheet)).join('\n')
    expect(spoken).toContain('heading, Ada, level 2')
    expect(spoken).toContain('menu, Account')
    expect(spoken).toContain('menuitem, Settings')
  })

  test('has the words of its button as its title unless it has another one', async () => {
    render(
      <Menu trigger={trigger}>
        <MenuItem>Settings</MenuItem>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('dialog', { name: 'Account' })).toBeInTheDocument()
  })

  test('gives the focus back to its button, however it is closed', async () => {
    render(
      <Menu trigger={trigger} closeLabel="Close">
        <MenuItem>Settings</MenuItem>
      </Menu>,
    )
    const button = screen.getByRole('button', { name: 'Account' })
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.keyboard('{Enter}'),
    ]
    button.focus()
    for (const close of ways) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus())
      await close()
      await waitFor(() => expect(button).toHaveFocus())
      expect(screen.queryByRole('dialog')).toBeNull()
    }
  })

  test('takes a second tap in the place of its button for no choice', async () => {
    const onAction = vi.fn()
    render(
      <Menu trigger={trigger}>
        <MenuItem onAction={onAction}>Archive</MenuItem>
      </Menu>,
    )
    const tap = (target: Element, clientY: number) =>
      userEvent.pointer([{ keys: '[TouchA]', target, coords: { clientX: 100, clientY } }])
    await tap(screen.getByRole('button', { name: 'Account' }), 600)
    const item = await screen.findByRole('menuitem')
    await tap(item, 605)
    expect(onAction).not.toHaveBeenCalled()
    expect(item).toBeInTheDocument()
    await tap(item, 640)
    expect(onAction).toHaveBeenCalledOnce()
  })
})
