import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    guidance: {
      use: 'To go to another page.',
      avoid: 'To do something: use a Button.',
      good: {
        text: 'Its words say where it leads.',
        render: () => (
          <Text>
            Nothing arrived? <Link href="#again">Send the message again</Link>
          </Text>
        ),
      },
      bad: {
        text: 'Means nothing when it is read alone.',
        render: () => (
          <Text>
            To send it again, <Link href="#again">click here</Link>
          </Text>
        ),
      },
    } satisfies Guidance,
  },
  args: { children: 'Read the instructions', href: '#read' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** Inside a sentence it is underlined, because colour alone would not tell it apart. */
export const Inline: Story = {
  render: (args) => (
    <Text>
      Nothing arrived? <Link {...args} /> and try again.
    </Text>
  ),
}

/** On a line of its own, with a target that a finger can hit. */
export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Back' },
}
