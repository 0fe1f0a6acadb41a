import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { ProgressRing } from './ProgressRing.tsx'

const meta = {
  title: 'Components/Progress ring',
  component: ProgressRing,
  parameters: {
    guidance: {
      use: 'One sum over a whole page, once.',
      avoid: 'In every row: use a ProgressBar or words.',
      good: {
        text: 'The numbers are next to it.',
        render: () => (
          <ProgressRing label="Today" value={4} maxValue={6} valueLabel="4 of 6">
            4/6
          </ProgressRing>
        ),
      },
      bad: {
        text: 'Only the ring says the amount.',
        render: () => <ProgressRing label="Today" value={4} maxValue={6} valueLabel="" />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Today', value: 4, maxValue: 6, valueLabel: '4 of 6', children: '4/6' },
} satisfies Meta<typeof ProgressRing>

export default meta
type Story = StoryObj<typeof meta>

/** One number for a whole page; the words are spoken. */
export const PartlyDone: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Today' })
    await expect(ring).toHaveAttribute('aria-valuetext', '4 of 6')
  },
}

/** Nothing, something, everything. */
export const Matrix: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Inline gap={6}>
      {[0, 2, 6].map((value) => (
        <ProgressRing {...args} key={value} value={value} valueLabel={`${String(value)} of 6`}>
          {`${String(value)}/6`}
        </ProgressRing>
      ))}
    </Inline>
  ),
}
