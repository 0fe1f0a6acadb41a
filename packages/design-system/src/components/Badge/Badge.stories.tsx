import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../../icons/icons.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Text } from '../Text/Text.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge, avatar, key',
  component: Badge,
  args: { children: 'Primary' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** A short state beside a name. */
export const Plain: Story = {
  args: { tone: 'success', icon: <CheckIcon size="small" />, children: 'Verified' },
}

/** A person as a letter, beside the name. */
export const Person: Story = {
  render: () => (
    <Inline>
      <Avatar name="Ada" />
      <Text as="span">Ada</Text>
    </Inline>
  ),
}

/** Keys of the keyboard. */
export const Keys: Story = {
  render: () => (
    <Text>
      Press <Kbd>Ctrl</Kbd> <Kbd>B</Kbd>
    </Text>
  ),
}

/** Every tone. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Inline>
      {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Avatar name="É" size="small" />
      <Avatar name="Zoë" />
    </Inline>
  ),
}
