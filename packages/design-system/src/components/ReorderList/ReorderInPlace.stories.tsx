import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { GridItem } from '../../layout/GridItem.tsx'
import { Text } from '../Text/Text.tsx'
import { Announcer } from '../LiveRegion/Announcer.tsx'
import { ReorderInPlace } from './ReorderInPlace.tsx'

const names = ['Walk', 'Read', 'Write a letter', 'Swim']

function Rows({ count = names.length }: { count?: number }) {
  const [ids, setIds] = useState(() => names.slice(0, count).map((_, index) => index))
  return (
    <>
      <Grid as="ul" columns={1} aria-label="To-dos">
        {ids.map((id) => (
          <GridItem key={id} orderedAs={{ list: 'to-dos', id, name: names[id] ?? '' }}>
            <Text>{names[id]}</Text>
            <Button size="small">Done</Button>
          </GridItem>
        ))}
      </Grid>
      <Announcer />
      <ReorderInPlace
        onReorder={(_list, order) => setIds(order)}
        movedLabel={(name, position, total) => `${name} is now ${position} of ${total}`}
      />
    </>
  )
}

const meta = {
  title: 'Components/Reorder in place',
  component: Rows,
  // The handle is in the margin at the left.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: '2rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: 'Moves rows and cards where they are: point at one and drag its handle, or press Alt and an arrow key.',
      avoid: 'As the only way. A ReorderList serves people who touch the screen.',
      good: {
        text: 'The handle appears beside what the mouse is over.',
        render: () => <Text>= Walk</Text>,
      },
      bad: {
        text: 'A handle in each row is in the way of those who never drag.',
        render: () => <Text>= Walk = Read = Swim</Text>,
      },
    } satisfies Guidance,
  },
} satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

/** Alt and an arrow key moves the row that has the focus, and says where it is then. */
export const WithKeys: Story = {
  play: async ({ canvas }) => {
    const rows = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    canvas.getAllByRole('button', { name: 'Done' })[0]?.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(rows()[1]).toContain('Walk'))
    const said = canvas.getByRole('status')
    await waitFor(() => expect(said).toHaveTextContent('Walk is now 2 of 4'))
    await expect(canvas.getAllByRole('button', { name: 'Done' })[1]).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    await waitFor(() => expect(rows()[0]).toContain('Walk'))
  },
}

/** The handle of the row that the mouse is over. */
export const WithHandle: Story = {
  play: async ({ canvas, canvasElement }) => {
    const handle = () => canvasElement.ownerDocument.querySelector('[data-handle]')
    await waitFor(async () => {
      // Again at each try, as a mouse that continues: a window that takes its size hides the handle.
      await userEvent.hover(canvas.getByText('Read'))
      await expect(handle()).toBeVisible()
    })
  },
}

/** One row has nowhere to go, and no handle. */
export const Single: Story = {
  args: { count: 1 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByText('Walk'))
    await expect(canvasElement.ownerDocument.querySelector('[data-handle]')).toBeNull()
  },
}
