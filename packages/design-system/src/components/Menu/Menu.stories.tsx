import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ChevronDownIcon } from '../../icons/arrows.tsx'
import { LogOutIcon, PersonIcon } from '../../icons/person.tsx'
import { TrashIcon } from '../../icons/things.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'
import { MenuItem, MenuSection } from './MenuItem.tsx'
import { MenuPopover } from './MenuPopover.tsx'
import { MenuTrigger } from './MenuTrigger.tsx'

const onDelete = fn()
const onSelectionChange = fn()

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    guidance: {
      use: 'Actions or a choice that take no space until they are needed.',
      avoid: 'For two actions: show both.',
      good: {
        text: 'Says what it opens.',
        render: () => (
          <Menu trigger={<Button>Language</Button>} selectedKey="en">
            <MenuItem id="en">English</MenuItem>
            <MenuItem id="nl">Nederlands</MenuItem>
          </Menu>
        ),
      },
      bad: {
        text: 'A menu of one is a detour.',
        render: () => (
          <Menu trigger={<Button>More</Button>}>
            <MenuItem icon={<TrashIcon />}>Delete</MenuItem>
          </Menu>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    trigger: (
      <Button>
        Account
        <ChevronDownIcon size="small" />
      </Button>
    ),
    children: (
      <>
        <MenuSection title="Ada">
          <MenuItem href="#account" icon={<PersonIcon />} description="Addresses and keys">
            My account
          </MenuItem>
          <MenuItem icon={<LogOutIcon />}>Leave</MenuItem>
        </MenuSection>
        <MenuSection title="Careful">
          <MenuItem icon={<TrashIcon />} isDestructive onAction={onDelete}>
            Delete
          </MenuItem>
          <MenuItem isDisabled>Not now</MenuItem>
        </MenuSection>
      </>
    ),
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Links and actions behind a button. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** Opened by the keyboard. */
export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('menuitem', { name: /My account/ })).toHaveFocus()
  },
}

/** On a phone it is a sheet from the bottom, with a title and more about it in full. */
export const OnPhone: Story = {
  args: {
    title: 'Walk along the river before breakfast',
    description: 'Down to the river and back over the old bridge, also when it rains.',
    closeLabel: 'Close',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }))
    const sheet = await screen.findByRole('dialog', { name: /^Walk along/ })
    for (const item of screen.getAllByRole('menuitem')) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
    }
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight))
  },
}

/** One choice out of several. */
export const Choice: Story = {
  args: {
    label: 'Language',
    trigger: <Button>Language</Button>,
    selectedKey: 'en',
    onSelectionChange,
    children: (
      <>
        <MenuItem id="en" lang="en">
          English
        </MenuItem>
        <MenuItem id="nl" lang="nl">
          Nederlands
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }))
    await expect(await screen.findByRole('menu', { name: 'Language' })).toBeInTheDocument()
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Nederlands' }))
    await expect(onSelectionChange).toHaveBeenCalledOnce()
    await expect(onSelectionChange).toHaveBeenCalledWith('nl')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** The button alone is part of the start of an application. What it opens may be loaded later. */
export const LoadedLater: Story = {
  args: { trigger: <Button>Account</Button> },
  render: ({ trigger, children }) => (
    <MenuTrigger trigger={trigger}>
      <MenuPopover placement="bottom end">{children}</MenuPopover>
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Account' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus())
  },
}
