import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { CheckIcon } from '../../icons/signs.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    guidance: {
      use: 'A short state of one thing in a list or a table.',
      avoid: 'For something to press: use a Button. For a message, use a Banner.',
      good: {
        text: 'One word that says the state without its colour.',
        render: () => (
          <Badge tone="success" icon={<CheckIcon size="small" />}>
            Verified
          </Badge>
        ),
      },
      bad: {
        text: 'A sentence that relies on its colour.',
        render: () => <Badge tone="danger">You should look at this soon</Badge>,
      },
    } satisfies Guidance,
  },
  args: { children: 'Primary' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** A short state beside a name. */
export const Plain: Story = {
  args: { tone: 'success', icon: <CheckIcon size="small" />, children: 'Verified' },
}

/** Short words are spoken whole. */
export const Abbreviated: Story = {
  args: { tone: 'accent', children: 'Mon, Wed', spoken: 'Due on Monday and Wednesday' },
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
    </Inline>
  ),
}
