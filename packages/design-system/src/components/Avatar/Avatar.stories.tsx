import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Ada' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** A person as a letter, beside the name. */
export const BesideAName: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <Text as="span">{args.name}</Text>
    </Inline>
  ),
}

/** Both sizes, and a letter of two code points. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Inline>
      <Avatar name="E\u0301lodie" size="small" />
      <Avatar name="Zoë" />
    </Inline>
  ),
}
