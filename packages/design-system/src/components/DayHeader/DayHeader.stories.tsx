import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { ArcRing } from '../ArcRing/ArcRing.tsx'
import { DayStrip } from '../DayStrip/DayStrip.tsx'
import { DayHeader } from './DayHeader.tsx'

const arcs = [
  { hue: 'ember', done: 0.1, passed: 0 },
  { hue: 'sea', done: 0.25, passed: 0.05 },
] as const

const days = [20, 21, 22, 23, 24, 25, 26].map((number, index) => ({
  day: `2026-11-${number}`,
  caption: ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'][index] ?? '',
  number,
  label: `${number} November`,
  arcs,
}))

const meta = {
  title: 'Components/Day header',
  component: DayHeader,
  // The edge of a page, across which the strip reaches a little.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: 'Once, at the top of a page about a day.',
      avoid: 'On a page about anything else: use a PageHeader.',
      good: {
        text: 'The title is the day.',
        render: () => <DayHeader title="Thursday" line="26 November" ring={null} strip={null} />,
      },
      bad: {
        text: 'The title is the name of the page.',
        render: () => <DayHeader title="Overview" line="26 November" ring={null} strip={null} />,
      },
    } satisfies Guidance,
  },
  args: {
    title: 'Thursday',
    line: (
      <>
        26 November · <strong>4 of 15</strong> done
      </>
    ),
    ring: (
      <ArcRing
        size="large"
        label="Today"
        arcs={arcs}
        value={6}
        maxValue={15}
        valueLabel="6 of 15 complete"
      />
    ),
    strip: (
      <DayStrip
        label="Last 7 days"
        days={days}
        value="2026-11-26"
        today="2026-11-26"
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof DayHeader>

export default meta
type Story = StoryObj<typeof meta>

/** The day, the ring of all lists, and the week. */
export const Today: Story = {}

/** Before anything is counted: the room of the ring is there. */
export const OnItsWay: Story = { args: { line: '26 November', ring: null } }

/** A question below it has the page: the day is one small line. */
export const Quiet: Story = {
  args: { isQuiet: true, line: '26 November · Good morning, anna', ring: null, strip: null },
}
