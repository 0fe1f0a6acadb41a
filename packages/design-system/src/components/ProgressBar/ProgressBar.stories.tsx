import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/Progress bar',
  component: ProgressBar,
  parameters: {
    guidance: {
      use: 'How much of a known amount is done.',
      avoid: 'For a wait of unknown length: use a Spinner.',
      good: {
        text: 'The amount in words.',
        render: () => (
          <ProgressBar label="Uploaded" value={2} maxValue={5} valueLabel="2 of 5 MB" />
        ),
      },
      bad: {
        text: 'A number without a measure.',
        render: () => <ProgressBar label="Progress" value={2} maxValue={5} valueLabel="2" />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Progress', value: 2, maxValue: 5, valueLabel: '2 of 5' },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

/** A known amount, in words. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' })
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 5')
    await expect(bar).toHaveAttribute('aria-valuemax', '5')
  },
}

/** None, some, all. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Stack>
      <ProgressBar label="None" value={0} />
      <ProgressBar label="Some" value={40} />
      <ProgressBar label="All" value={100} />
    </Stack>
  ),
}
