import type { Meta, StoryObj } from '@storybook/react-vite'
import { controlled } from '../../docs/controlled.tsx'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import type { Arc } from '../ArcRing/arc.ts'
import { Card } from '../Card/Card.tsx'
import { DayStrip, DayStripPlaceholder } from './DayStrip.tsx'

const Controlled = controlled(DayStrip)

const none: Arc[] = []
const passed: Arc[] = [{ hue: 'ember', done: 0, passed: 1 }]
const some: Arc[] = [
  { hue: 'ember', done: 0.2, passed: 0.2 },
  { hue: 'sea', done: 0.3, passed: 0 },
]
const all: Arc[] = [
  { hue: 'ember', done: 0.4, passed: 0 },
  { hue: 'sea', done: 0.6, passed: 0 },
]

const week = [
  { number: 15, caption: 'Su', label: 'Sunday: nothing done', arcs: none },
  { number: 16, caption: 'Mo', label: 'Monday: all done', arcs: all },
  { number: 17, caption: 'Tu', label: 'Tuesday: skipped', arcs: passed },
  { number: 18, caption: 'We', label: 'Wednesday: all done', arcs: all },
  { number: 19, caption: 'Th', label: 'Thursday: 2 of 3 done', arcs: some },
  { number: 20, caption: 'Fr', label: 'Friday: all done', arcs: all },
  { number: 21, caption: 'Sa', label: 'Saturday: 1 of 3 done', arcs: some },
].map((day) => ({ ...day, day: `2026-11-${day.number}` }))

const meta = {
  title: 'Components/Day strip',
  component: DayStrip,
  parameters: {
    guidance: {
      use: 'The last days at a glance, each of them a button.',
      avoid: 'For more than ten days: use a MonthGrid.',
      good: {
        text: 'Each day says how it went.',
        render: () => (
          <DayStrip
            label="Last days"
            value="2026-11-21"
            today="2026-11-21"
            onChange={fn()}
            days={week.slice(-2)}
          />
        ),
      },
      bad: {
        text: 'The label repeats the date and omits the result.',
        render: () => (
          <DayStrip
            label="Days"
            value="2026-11-21"
            today="2026-11-21"
            onChange={fn()}
            days={week.slice(-2).map((day) => ({ ...day, label: String(day.number) }))}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'This week',
    value: '2026-11-21',
    today: '2026-11-21',
    onChange: fn(),
    days: week,
  },
  render: (args) => (
    <Card title="Morning">
      <Controlled {...args} />
    </Card>
  ),
} satisfies Meta<typeof DayStrip>

export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys, Home and End move, Enter or Space goes to the day. */
export const AWeek: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Sunday: nothing done' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-16')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Saturday: 1 of 3 done' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Sunday: nothing done' })).toHaveFocus()
  },
}

/** Another day is chosen: today keeps an edge. A day before there was anything to do is a dot. */
export const TheDayBefore: Story = {
  args: {
    value: '2026-11-20',
    days: week.map((day, index) => (index < 2 ? { ...day, arcs: [], isBefore: true } : day)),
  },
}

/** The shown day is outside of the strip, so no day is chosen. */
export const AnotherDay: Story = { args: { value: '2026-10-01' } }

/** On its way: the skeleton takes exactly the room of what comes. */
export const OnItsWay: Story = {
  render: (args) => (
    <Card title="Morning">
      <DayStripPlaceholder days={args.days} value={args.value} />
      <DayStrip {...args} />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('[role=toolbar]')
    const skeleton = strip?.previousElementSibling
    await expect(skeleton?.getBoundingClientRect().height).toBe(
      strip?.getBoundingClientRect().height,
    )
  },
}
