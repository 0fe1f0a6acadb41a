import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    guidance: {
      use: 'Beside the name of a person, where a list or a menu shows who it belongs to.',
      avoid: 'As the only label for a person: a letter is not a name. For things, use an icon.',
      good: {
        text: 'The name is next to the letter.',
        render: () => (
          <Inline>
            <Avatar name="Ada" />
            <Text as="span">Ada</Text>
          </Inline>
        ),
      },
      bad: {
        text: 'The letter does not say who A is, and a screen reader says nothing.',
        render: () => <Avatar name="Ada" />,
      },
    } satisfies Guidance,
  },
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
