import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/Text.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Components/Key',
  component: Kbd,
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

/** Keys that are pressed together stand beside each other. */
export const Keys: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> <Kbd>B</Kbd>
    </Text>
  ),
}
