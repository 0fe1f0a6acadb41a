import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button } from './components/Button/Button.tsx'
import { IconButton } from './components/Button/IconButton.tsx'
import { Link } from './components/Link/Link.tsx'
import { Menu, type MenuProps } from './components/Menu/Menu.tsx'
import { MenuItem } from './components/Menu/MenuItem.tsx'
import { SegmentedChoice } from './components/SegmentedChoice/SegmentedChoice.tsx'
import { SidebarButton, SidebarContext, SidebarLink } from './components/Sidebar/SidebarEntries.tsx'
import { Tooltip } from './components/Tooltip/Tooltip.tsx'

/** A menu whose button is this one. */
const menu = (trigger: MenuProps['trigger']) => (
  <Menu trigger={trigger}>
    <MenuItem>One</MenuItem>
  </Menu>
)

const rail = (entry: ReactElement) => (
  <SidebarContext value={{ isCollapsed: true }}>{entry}</SidebarContext>
)

const entry = <SidebarButton icon={<svg />}>Account</SidebarButton>
const link = (
  <SidebarLink href="#one" icon={<svg />}>
    One
  </SidebarLink>
)

/** Each component that is a control around another control, or around several. */
const controls: Record<string, ReactElement> = {
  'a button with a tooltip': (
    <Tooltip content="Keeps a copy">
      <Button>Save</Button>
    </Tooltip>
  ),
  'a button with a tooltip that is off': (
    <Tooltip content="Keeps a copy" isDisabled>
      <IconButton label="Save" icon={<svg />} />
    </Tooltip>
  ),
  'a link with a tooltip': (
    <Tooltip content="Explains it">
      <Link href="#help">Help</Link>
    </Tooltip>
  ),
  'a link of the sidebar': link,
  'a link of the rail': rail(link),
  'a button of the sidebar': entry,
  'a button of the rail': rail(entry),
  'the button of a menu': menu(<Button>More</Button>),
  'the button of a menu in the sidebar': menu(entry),
  'the button of a menu in the rail': rail(menu(entry)),
  'a segmented choice': (
    <SegmentedChoice
      label="Status"
      options={[
        { value: 'open', label: 'To do' },
        { value: 'done', label: 'Done' },
      ]}
      value="open"
      onChange={() => undefined}
    />
  ),
}

let heard: string[] = []
const hear = ({ key }: KeyboardEvent) => heard.push(key)

beforeEach(() => {
  heard = []
  document.addEventListener('keydown', hear)
})
afterEach(() => document.removeEventListener('keydown', hear))

test.for(Object.entries(controls))(
  'keys that %s does not need reach the page, and Tab leads on',
  async ([, control]) => {
    render(
      <>
        {control}
        <button type="button">After</button>
      </>,
    )
    await userEvent.tab()
    expect(document.body).not.toHaveFocus()
    const focused = document.activeElement
    // The first Escape closes a tooltip, where there is one.
    await userEvent.keyboard('{Escape}{Escape}{Control>}k{/Control}?')
    expect(focused).toHaveFocus()
    expect(heard).toEqual(expect.arrayContaining(['Escape', 'Control', 'k', '?']))
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    expect(heard).toContain('Tab')
  },
)
