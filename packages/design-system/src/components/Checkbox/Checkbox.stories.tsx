import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: {
    guidance: {
      use: 'A choice of its own that takes effect when the form is sent.',
      avoid: 'For one of several: use a RadioGroup.',
      good: {
        text: 'Says what ticking it means.',
        render: () => <Checkbox isSelected>Remember this device</Checkbox>,
      },
      bad: {
        text: 'Ticked means no, which is easy to misread.',
        render: () => <Checkbox isSelected>Do not forget this device</Checkbox>,
      },
    } satisfies Guidance,
  },
  args: { children: 'Remember this device', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** Yes or no; the text belongs to the target. */
export const Plain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Remember this device'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

/** The check says it, and not the colour alone. */
export const Chosen: Story = { args: { isSelected: true } }
