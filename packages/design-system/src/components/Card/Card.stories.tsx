import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { Text } from '../Text/Text.tsx'
import { Card } from './Card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: {
    guidance: {
      use: 'Around one thing among others: a list, a picture, a form on a visitor’s page.',
      avoid: 'Around every paragraph, or inside another card.',
      good: {
        text: 'One thing with its name.',
        render: () => (
          <Card title="Morning">
            <Text>Open the window, make tea.</Text>
          </Card>
        ),
      },
      bad: {
        text: 'A card in a card groups nothing.',
        render: () => (
          <Card title="Morning">
            <Card title="Tea">
              <Text>Earl Grey.</Text>
            </Card>
          </Card>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    title: 'Morning',
    children: <Text>Open the window, make tea, look outside.</Text>,
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** Holds one thing; its title names it for a screen reader, too. */
export const Plain: Story = {}

/** A title, none, and one row. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Grid>
      <Card title="Morning">
        <Text tone="muted">A region with the name of its title.</Text>
      </Card>
      <Card>
        <Text tone="muted">No title: no name, no region.</Text>
      </Card>
      <Card padding="row">
        <Text tone="muted">One row has its own room.</Text>
      </Card>
    </Grid>
  ),
}
