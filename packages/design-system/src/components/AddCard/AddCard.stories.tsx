import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { SparkleIcon } from '../../icons/places.tsx'
import { PlusIcon } from '../../icons/signs.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { AddCard } from './AddCard.tsx'

const meta = {
  title: 'Components/Add card',
  component: AddCard,
  parameters: {
    guidance: {
      use: 'After the cards of a page, for one more of them.',
      avoid: 'For a row of a card, or for the main action of a page.',
      good: {
        text: 'It says what it makes.',
        render: () => <AddCard icon={<PlusIcon />}>New album</AddCard>,
      },
      bad: {
        text: 'Nobody knows what comes.',
        render: () => <AddCard icon={<PlusIcon />}>Add</AddCard>,
      },
    } satisfies Guidance,
  },
  args: { children: 'New album', icon: <PlusIcon />, onPress: fn() },
} satisfies Meta<typeof AddCard>

export default meta
type Story = StoryObj<typeof meta>

/** A press makes the card. */
export const One: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New album' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** Two beside each other where there is room. */
export const Two: Story = {
  render: (args) => (
    <Grid columns={2}>
      <AddCard {...args} />
      <AddCard icon={<SparkleIcon />}>New film with a title that is long</AddCard>
    </Grid>
  ),
}
