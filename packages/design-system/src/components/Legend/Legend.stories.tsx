import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckIcon, CircleIcon, SkipIcon } from '../../icons/icons.tsx'
import { Legend } from './Legend.tsx'

const meta = {
  title: 'Components/Legend',
  component: Legend,
  args: {
    entries: [
      { icon: <CircleIcon size="small" />, label: 'To do' },
      { icon: <SkipIcon size="small" />, label: 'Skipped' },
      { icon: <CheckIcon size="small" />, label: 'Done' },
    ],
  },
} satisfies Meta<typeof Legend>

export default meta
type Story = StoryObj<typeof meta>

/** Once for a card, not once for each row. */
export const Statuses: Story = {}
