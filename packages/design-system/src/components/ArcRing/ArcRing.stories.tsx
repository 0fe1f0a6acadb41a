import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { ArcRing } from './ArcRing.tsx'

const arcs = [
  { hue: 'ember', done: 0.2, passed: 0.1 },
  { hue: 'sea', done: 0.3, passed: 0 },
] as const

const meta = {
  title: 'Components/Arc ring',
  component: ArcRing,
  parameters: {
    guidance: {
      use: 'How far a whole is, with an arc for each of its parts.',
      avoid: 'In every row, or as the only place of the number.',
      good: {
        text: 'The words beside it say the same.',
        render: () => (
          <Inline>
            <ArcRing label="Today" arcs={arcs} value={6} maxValue={10} valueLabel="6 of 10" />6 of
            10
          </Inline>
        ),
      },
      bad: {
        text: 'Only the ring says the amount.',
        render: () => <ArcRing label="Today" arcs={arcs} value={6} maxValue={10} valueLabel="" />,
      },
    } satisfies Guidance,
  },
  args: { label: 'Today', arcs, value: 6, maxValue: 10, valueLabel: '6 of 10 complete' },
} satisfies Meta<typeof ArcRing>

export default meta
type Story = StoryObj<typeof meta>

/** Beside a name: one hue, with what was passed in a paler one. */
export const Small: Story = {
  args: { arcs: [{ hue: 'moss', done: 0.5, passed: 0.25 }] },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Today' })
    await expect(ring).toHaveAttribute('aria-valuetext', '6 of 10 complete')
    await expect(ring).toHaveAttribute('aria-valuenow', '6')
  },
}

/** Beside the title of a page. */
export const Medium: Story = {
  args: { size: 'medium', arcs: [{ hue: 'sea', done: 0.6, passed: 0.1 }] },
}

/** At the head of a day: an arc for each list. */
export const Large: Story = { args: { size: 'large' } }

/** Everything is complete: it pulses once. */
export const Closed: Story = {
  args: {
    size: 'large',
    value: 10,
    arcs: [
      { hue: 'ember', done: 0.3, passed: 0.1 },
      { hue: 'sea', done: 0.6, passed: 0 },
    ],
  },
}
