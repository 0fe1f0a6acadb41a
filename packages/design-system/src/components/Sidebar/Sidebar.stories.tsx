import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BellIcon, LogOutIcon, PersonIcon } from '../../icons/person.tsx'
import { GridIcon, LayersIcon, SettingsIcon, SidePanelIcon } from '../../icons/places.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { useIsNarrow } from '../../layout/useMedia.ts'
import { space } from '../../theme/tokens.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { Text } from '../Text/Text.tsx'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'
import { SidebarButton, SidebarLink, SidebarSection } from './SidebarEntries.tsx'
import { SidebarPlaceholder } from './SidebarPlaceholder.tsx'
import { SidebarSign } from './SidebarSign.tsx'

function Controlled(props: SidebarProps) {
  const [isExpanded, setExpanded] = useState(props.isExpanded)
  const [isOpen, setOpen] = useState(props.isOpen)
  const isNarrow = useIsNarrow()
  return (
    <BesideAPage
      sidebar={
        <Sidebar {...props} isExpanded={isExpanded} isOpen={isOpen} onOpenChange={setOpen} />
      }
    >
      <IconButton
        label="Sidebar"
        icon={<SidePanelIcon />}
        aria-expanded={isNarrow ? isOpen : isExpanded}
        onPress={() => {
          if (isNarrow) setOpen(true)
          else setExpanded(!isExpanded)
        }}
      />
    </BesideAPage>
  )
}

const BesideAPage = ({ sidebar, children }: { sidebar: ReactNode; children?: ReactNode }) => (
  <div style={{ display: 'flex', gap: space[4] }}>
    {sidebar}
    <div style={{ padding: space[4] }}>
      <Stack align="start">
        {children}
        <Text tone="muted">The page.</Text>
      </Stack>
    </div>
  </div>
)

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'The pages that do not fit in the bar, and those of the person.',
      avoid: 'For the parts of one page.',
      good: {
        text: 'Sections of links, the account at the end.',
        render: () => (
          <SidebarSection title="Pages">
            <SidebarLink href="#overview" icon={<GridIcon />} isCurrent>
              Overview
            </SidebarLink>
            <SidebarLink href="#settings" icon={<SettingsIcon />}>
              Settings
            </SidebarLink>
          </SidebarSection>
        ),
      },
      bad: {
        text: 'Actions among the pages.',
        render: () => (
          <SidebarSection title="Pages">
            <SidebarLink href="#overview" icon={<GridIcon />}>
              Overview
            </SidebarLink>
            <SidebarButton icon={<LogOutIcon />}>Delete everything</SidebarButton>
          </SidebarSection>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Sections',
    isExpanded: true,
    isOpen: false,
    onOpenChange: fn(),
    closeLabel: 'Close',
    children: (
      <>
        <SidebarSection title="Pages">
          <SidebarLink href="#overview" icon={<GridIcon />} isCurrent>
            Overview
          </SidebarLink>
          <SidebarLink href="#settings" icon={<SettingsIcon />}>
            Settings
          </SidebarLink>
          <SidebarLink href="#morning" icon={<LayersIcon />} sign="Mo">
            Morning
          </SidebarLink>
          <SidebarLink href="#bell" icon={<BellIcon />} isDisabled>
            Notifications
          </SidebarLink>
        </SidebarSection>
      </>
    ),
    end: (
      <Menu
        placement="top start"
        trigger={<SidebarButton icon={<PersonIcon />}>Ada</SidebarButton>}
      >
        <MenuItem icon={<LogOutIcon />}>Leave</MenuItem>
      </Menu>
    ),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

/** 16 rem wide, with labels. */
export const Expanded: Story = {}

/** 3 rem wide: icons, their names as tooltips and spoken. */
export const Collapsed: Story = {
  args: { isExpanded: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sidebar' }))
    await expect(canvas.getByRole('button', { name: 'Sidebar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

/** The sign of the button that opens it: a panel beside the page, or a menu over it on a phone. */
export const Sign: Story = { render: () => <SidebarSign /> }

/** Its room is kept until it has come. */
export const OnItsWay: Story = {
  render: () => <BesideAPage sidebar={<SidebarPlaceholder isExpanded />} />,
}

/** Under 768 px it slides over the page. */
export const SlideOver: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
}
