import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Card } from '../Card/Card.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { List, ListRow } from './List.tsx'

const meta = {
  title: 'Components/List',
  component: List,
  parameters: {
    guidance: {
      use: 'Rows to act on: texts at the start, a control at the end.',
      avoid: 'For rows to read and compare: use a Table.',
      good: {
        text: 'One control for each row.',
        render: () => (
          <List aria-label="Today">
            <ListRow
              title="Stretch"
              description="Ten minutes"
              end={<Badge tone="success">Done</Badge>}
            />
          </List>
        ),
      },
      bad: {
        text: 'Everything in the title, nothing at the end.',
        render: () => (
          <List aria-label="Today">
            <ListRow title="Stretch, ten minutes, done" />
          </List>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    children: (
      <>
        <ListRow title="Water the plants" description="The fern twice" end={<Badge>Open</Badge>} />
        <ListRow
          title="Stretch"
          description="Ten minutes"
          end={<Badge tone="success">Done</Badge>}
        />
        <ListRow title="Read" end={<Badge tone="warning">Skipped</Badge>} />
      </>
    ),
  },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

/** Texts at the start, a control at the end; what is finished steps back and stays readable. */
export const InACard: Story = {
  render: (args) => (
    <Card title="Today">
      <List {...args} />
    </Card>
  ),
}

/** Hundreds of rows. Those out of sight cost the browser nothing, and a screen reader hears all of them. */
export const Long: Story = {
  args: {
    'aria-label': 'This year',
    children: Array.from({ length: 180 }, (_, index) => (
      <ListRow key={index} title={`Day ${index + 1}`} />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(180)
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
  },
}
