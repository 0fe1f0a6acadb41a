import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Card } from '../Card/Card.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { List, ListGroup, ListRow } from './List.tsx'

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
          isDone
        />
        <ListRow title="Read" end={<Badge tone="warning">Skipped</Badge>} isMuted />
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

/** Hundreds of rows in groups. It looks like one list, and is one to a screen reader. */
export const Grouped: Story = {
  args: {
    'aria-label': 'This year',
    isGrouped: true,
    children: Array.from({ length: 9 }, (_, group) => group * 20).map((first) => (
      <ListGroup key={first}>
        {Array.from({ length: 20 }, (_, index) => (
          <ListRow key={index} title={`Day ${first + index + 1}`} />
        ))}
      </ListGroup>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(180)
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
  },
}
