import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { fn } from 'storybook/test'
import { MarkIcon } from '../../icons/MarkIcon.tsx'
import { ChevronDownIcon } from '../../icons/arrows.tsx'
import { GlobeIcon } from '../../icons/person.tsx'
import { MenuIcon, SearchIcon } from '../../icons/places.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { Brand, NavigationBar, NavigationLabel, NavigationLink } from './NavigationBar.tsx'
import { NavigationButton } from './NavigationButton.tsx'

const meta = {
  title: 'Components/Navigation bar',
  component: NavigationBar,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: 'Once, over every page.',
      avoid: 'For the parts of one page.',
      good: {
        text: 'A few entries; the open one is marked.',
        render: () => (
          <NavigationBar label="Example">
            <NavigationLink href="#overview" isCurrent>
              Overview
            </NavigationLink>
            <NavigationLink href="#settings">Settings</NavigationLink>
          </NavigationBar>
        ),
      },
      bad: {
        text: 'The open page is not marked.',
        render: () => (
          <NavigationBar label="Example">
            <NavigationLink href="#overview">Overview</NavigationLink>
            <NavigationLink href="#settings">Settings</NavigationLink>
          </NavigationBar>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'Main',
    brand: <Brand name="Example" href="#home" mark={<MarkIcon size="large" />} />,
  },
} satisfies Meta<typeof NavigationBar>

export default meta
type Story = StoryObj<typeof meta>

const language = (
  <Menu
    label="Language"
    trigger={<IconButton label="Language" icon={<GlobeIcon />} />}
    selectedKey="en"
    placement="bottom end"
  >
    <MenuItem id="en">English</MenuItem>
    <MenuItem id="nl">Nederlands</MenuItem>
  </Menu>
)

/** For visitors: the brand and the choices that need no account. */
export const Anonymous: Story = { args: { end: language } }

/** For people who are signed in. Its links hide under 768 px, where the sidebar has them. */
export const SignedIn: Story = {
  args: {
    start: <IconButton label="Open the sidebar" icon={<MenuIcon />} />,
    children: (
      <>
        <NavigationLink href="#overview" isCurrent>
          Overview
        </NavigationLink>
        <Menu
          trigger={
            <Button variant="quiet">
              Boxes
              <ChevronDownIcon size="small" />
            </Button>
          }
        >
          <MenuItem href="#one">One</MenuItem>
        </Menu>
        <NavigationLink href="#settings">Settings</NavigationLink>
      </>
    ),
    end: (
      <>
        <NavigationButton icon={<SearchIcon />} keys="Ctrl K" onPress={fn()}>
          Search
        </NavigationButton>
        {language}
        <Menu
          placement="bottom end"
          trigger={
            <Button variant="quiet" icon={<Avatar name="Ada" />}>
              <NavigationLabel>Ada</NavigationLabel>
            </Button>
          }
        >
          <MenuItem href="#account">Account</MenuItem>
        </Menu>
      </>
    ),
  },
}
