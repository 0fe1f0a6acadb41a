import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
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

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <Checkbox>Not chosen</Checkbox>
      <Checkbox defaultSelected>Chosen</Checkbox>
      <Checkbox isIndeterminate>Some of them</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Checkbox description="What it means">Described</Checkbox>
      <Checkbox isInvalid errorMessage="This is needed">
        Invalid
      </Checkbox>
    </Stack>
  ),
}
