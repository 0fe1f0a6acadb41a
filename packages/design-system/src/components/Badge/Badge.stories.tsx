import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon } from '../../icons/icons.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Primary' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** A short state beside a name. */
export const Plain: Story = {
  args: { tone: 'success', icon: <CheckIcon size="small" />, children: 'Verified' },
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
