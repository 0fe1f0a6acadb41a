import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { CheckIcon, CircleIcon, SkipIcon } from '../../icons/signs.tsx'
import { Legend } from './Legend.tsx'

const meta = {
  title: 'Components/Legend',
  component: Legend,
  parameters: {
    guidance: {
      use: 'Once per card, where icons appear without text.',
      avoid: 'Where there is room for the words themselves.',
      good: {
        text: 'The picture, then its meaning.',
        render: () => (
          <Legend
            entries={[
              { icon: <CheckIcon size="small" />, label: 'Done' },
              { icon: <SkipIcon size="small" />, label: 'Skipped' },
            ]}
          />
        ),
      },
      bad: {
        text: 'Explains what is obvious.',
        render: () => (
          <Legend entries={[{ icon: <CircleIcon size="small" />, label: 'A circle' }]} />
        ),
      },
    } satisfies Guidance,
  },
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
