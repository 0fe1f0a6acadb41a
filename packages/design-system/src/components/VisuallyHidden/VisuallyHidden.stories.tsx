import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: ' of the list “Morning”' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

/** Completes a text for those who hear it without what stands around it. */
export const InText: Story = {
  render: (args) => (
    <Text>
      Settings
      <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    const size = canvas.getByText('of the list “Morning”').getBoundingClientRect()
    await expect([size.width, size.height]).toEqual([1, 1])
  },
}
