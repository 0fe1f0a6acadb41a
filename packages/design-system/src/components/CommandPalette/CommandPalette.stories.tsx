import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Button } from '../Button/Button.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { fn, screen, userEvent } from 'storybook/test'
import { MoonIcon } from '../../icons/person.tsx'
import { GridIcon, SettingsIcon } from '../../icons/places.tsx'
import { MenuItem, MenuSection } from '../Menu/MenuItem.tsx'
import { CommandPalette } from './CommandPalette.tsx'

const meta = {
  title: 'Components/Command palette',
  component: CommandPalette,
  parameters: {
    guidance: {
      use: 'A way by keyboard to every page and action of an application.',
      avoid: 'As the only way to something.',
      good: {
        text: 'Opened by a visible button, and by keys.',
        render: () => <Button>Search</Button>,
      },
      bad: { text: 'Keyboard only: touch users cannot open it.', render: () => <Kbd>Ctrl K</Kbd> },
    } satisfies Guidance,
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: 'Commands',
    searchLabel: 'Search commands',
    emptyText: 'Nothing found',
    foundText: (count) => `${count} found`,
    children: (
      <>
        <MenuSection title="Pages">
          <MenuItem href="#overview" icon={<GridIcon />}>
            Overview
          </MenuItem>
          <MenuItem href="#settings" icon={<SettingsIcon />}>
            Settings
          </MenuItem>
        </MenuSection>
        <MenuSection title="Actions">
          <MenuItem icon={<MoonIcon />}>Dark theme</MenuItem>
        </MenuSection>
      </>
    ),
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** Only the entries that fit the search. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'dark')
  },
}

/** Nothing fits the search. */
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'zebra')
  },
}
