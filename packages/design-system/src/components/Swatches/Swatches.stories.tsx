import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Card } from '../Card/Card.tsx'
import { Swatches } from './Swatches.tsx'

const names = {
  ember: 'Orange',
  sea: 'Blue',
  heather: 'Purple',
  moss: 'Green',
  rose: 'Pink',
  lagoon: 'Turquoise',
}

const Controlled = controlled(Swatches)

const meta = {
  title: 'Components/Swatches',
  component: Swatches,
  // What stands at its edges reaches a little into the room beside it.
  decorators: [
    (Story) => (
      <Card as="div">
        <Story />
      </Card>
    ),
  ],
  parameters: {
    guidance: {
      use: 'The hue of something that a person made.',
      avoid: 'For a meaning, such as good and bad: a hue means nothing by itself.',
      good: {
        text: 'Each swatch has the name of a colour.',
        render: () => <Swatches label="Colour" names={names} value="sea" onChange={fn()} />,
      },
      bad: {
        text: 'The hues stand for a status.',
        render: () => <Swatches label="Priority" names={names} value="ember" onChange={fn()} />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Colour', names, value: 'sea', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Swatches>

export default meta
type Story = StoryObj<typeof meta>

/** Six of 32 px in targets of 44. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Green' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('moss')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('rose')
    await expect(canvas.getByRole('radio', { name: 'Pink' })).toBeChecked()
  },
}

/** Across the sheet of a phone. */
export const Spread: Story = {
  args: { isSpread: true, isLabelHidden: true },
  render: (args) => (
    <Dialog isOpen onOpenChange={fn()} title="Colour" closeLabel="Close">
      <Controlled {...args} />
    </Dialog>
  ),
}

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack>
      <Controlled {...args} label="Nothing chosen" value={null} />
      <Controlled {...args} label="Label hidden" isLabelHidden />
    </Stack>
  ),
}
