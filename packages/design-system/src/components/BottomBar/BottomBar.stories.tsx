import type { PropsWithChildren } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { PersonIcon } from '../../icons/person.tsx'
import { GridIcon, LayersIcon } from '../../icons/places.tsx'
import { PlusIcon } from '../../icons/signs.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { BottomBar, BottomBarButton, BottomBarLink } from './BottomBar.tsx'
import { BottomBarPlaceholder } from './BottomBarPlaceholder.tsx'
import { layout, radius } from '../../theme/tokens.ts'

/** Keeps a bar that is fixed to the end of the window from covering the page it is shown on. */
const OwnWindow = ({ children }: PropsWithChildren) => (
  <div
    style={{
      contain: 'layout paint',
      blockSize: layout.bottomBarHeight,
      borderRadius: radius.control,
    }}
  >
    {children}
  </div>
)

const add = (
  <Menu
    label="Add"
    placement="top start"
    trigger={
      <BottomBarButton isMain icon={<PlusIcon />}>
        Add
      </BottomBarButton>
    }
  >
    <MenuItem href="#task">A task</MenuItem>
    <MenuItem href="#list">A list</MenuItem>
  </Menu>
)

const meta = {
  title: 'Components/Bottom bar',
  component: BottomBar,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'The three to five places that people go to most, on a phone, beside a full navigation.',
      avoid: 'On a wide window, or as the only way to a page.',
      good: {
        text: 'One word each; the open page is marked.',
        render: () => (
          <OwnWindow>
            <BottomBar label="Main pages">
              <BottomBarLink href="#overview" icon={<GridIcon />} isCurrent>
                Overview
              </BottomBarLink>
              <BottomBarLink href="#account" icon={<PersonIcon />}>
                Account
              </BottomBarLink>
            </BottomBar>
          </OwnWindow>
        ),
      },
      bad: {
        text: 'Long names are cut.',
        render: () => (
          <OwnWindow>
            <BottomBar label="Every page">
              <BottomBarLink href="#overview" icon={<GridIcon />}>
                Overview of everything that is due
              </BottomBarLink>
              <BottomBarLink href="#account" icon={<PersonIcon />}>
                Settings of your account
              </BottomBarLink>
            </BottomBar>
          </OwnWindow>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Places',
    children: (
      <>
        <BottomBarLink href="#overview" icon={<GridIcon />} isCurrent>
          Overview
        </BottomBarLink>
        {add}
        <BottomBarButton icon={<LayersIcon />}>Lists</BottomBarButton>
        <BottomBarLink href="#account" icon={<PersonIcon />}>
          Account
        </BottomBarLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <OwnWindow>
        <Story />
      </OwnWindow>
    ),
  ],
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

/** Links and menus, each as wide as the others. */
export const Default: Story = {}

/** Before its entries, in a narrow window only. */
export const Placeholder: Story = { render: () => <BottomBarPlaceholder /> }
