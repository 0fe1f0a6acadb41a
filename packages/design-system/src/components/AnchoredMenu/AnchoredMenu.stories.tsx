import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { List, ListRow } from '../List/List.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'
import { AnchoredMenu } from './AnchoredMenu.tsx'

const meta = {
  title: 'Components/Anchored menu',
  component: AnchoredMenu,
  parameters: {
    guidance: {
      use: 'One menu for all rows of a long list, opened from the pressed row.',
      avoid: 'For a single button: use a Menu, which brings its trigger.',
      good: {
        text: 'The name of the row is the button.',
        render: () => (
          <List aria-label="Today">
            <ListRow title="Walk" onTitlePress={fn()} />
          </List>
        ),
      },
      bad: {
        text: 'The name is a button and does not look like one.',
        render: () => (
          <List aria-label="Today">
            <ListRow title="Walk" description="Press for more" />
          </List>
        ),
      },
    } satisfies Guidance,
  },
  args: { anchor: document.body, label: 'Walk', children: null, onClose: fn() },
} satisfies Meta<typeof AnchoredMenu>

export default meta
type Story = StoryObj<typeof meta>

function Rows() {
  const [opened, setOpened] = useState<{ name: string; anchor: Element }>()
  return (
    <>
      <List aria-label="To-dos">
        {['Walk', 'Read', 'Drink water'].map((name) => (
          <ListRow
            key={name}
            title={name}
            description="Every day"
            onTitlePress={(anchor) => setOpened({ name, anchor })}
          />
        ))}
      </List>
      {opened && (
        <AnchoredMenu
          anchor={opened.anchor}
          label={opened.name}
          onClose={() => setOpened(undefined)}
        >
          <MenuItem>Rename</MenuItem>
          <MenuItem>Delete</MenuItem>
        </AnchoredMenu>
      )}
    </>
  )
}

/** One menu for all rows: the name of a row opens it, Escape gives the focus back. */
export const ForRows: Story = {
  render: () => <Rows />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Read' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Read' })).toHaveFocus())
  },
}
