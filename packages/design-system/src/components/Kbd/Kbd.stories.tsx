import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Text } from '../Text/Text.tsx'
import { Kbd } from './Kbd.tsx'

const meta = {
  title: 'Components/Key',
  component: Kbd,
  parameters: {
    guidance: {
      use: 'The name of a key, in help and in menus.',
      avoid: 'For text that people type, or for code.',
      good: {
        text: 'One key each.',
        render: () => (
          <Text>
            <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
          </Text>
        ),
      },
      bad: { text: 'A sentence is not a key.', render: () => <Kbd>Press Ctrl and B together</Kbd> },
    } satisfies Guidance,
  },
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>

export default meta
type Story = StoryObj<typeof meta>

/** Keys that are pressed together. */
export const Keys: Story = {
  render: (args) => (
    <Text>
      Press <Kbd {...args} /> <Kbd>B</Kbd>
    </Text>
  ),
}
