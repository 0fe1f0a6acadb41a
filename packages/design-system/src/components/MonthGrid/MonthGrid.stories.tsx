import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { MonthGrid, type MonthGridProps } from './MonthGrid.tsx'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const parts = [1, 1, 0.25, null, 0, 1, 0.75]
const wordsOf = (part: number | null) => (part === null ? 'all skipped' : `${4 * part} of 4 done`)

/** The tints are those of the hue around it. */
function Month(props: MonthGridProps) {
  return (
    <Card as="div" hue="sea">
      <MonthGrid {...props} />
    </Card>
  )
}

const meta = {
  title: 'Components/Month grid',
  component: MonthGrid,
  parameters: {
    guidance: {
      use: 'How each day of a month went, visually and for screen readers.',
      avoid: 'To choose a day: use a DateStepper or a DayStrip.',
      good: {
        text: 'Words for each day that has news.',
        render: () => (
          <Month
            label="November 2026"
            month="2026-11"
            weekdays={names.map((long) => ({ long, short: long.slice(0, 2) }))}
            days={new Map([['2026-11-20', { part: 1, label: 'Friday 20: all done' }]])}
            today="2026-11-21"
          />
        ),
      },
      bad: {
        text: 'A month without a name.',
        render: () => (
          <Month
            label=""
            month="2026-11"
            weekdays={names.map((long) => ({ long, short: long.slice(0, 1) }))}
            days={new Map()}
            today="2026-11-21"
          />
        ),
      },
    } satisfies Guidance,
  },
  args: {
    label: 'November 2026',
    month: '2026-11',
    weekdays: names.map((long) => ({ long, short: long.slice(0, 2) })),
    days: new Map(
      Array.from({ length: 21 }, (_day, index) => {
        const part = parts[index % parts.length] ?? null
        const label = `${names[(index + 6) % 7]} ${index + 1}: ${wordsOf(part)}`
        return [`2026-11-${String(index + 1).padStart(2, '0')}`, { part, label }]
      }),
    ),
    today: '2026-11-21',
  },
  render: (args) => <Month {...args} />,
} satisfies Meta<typeof MonthGrid>

export default meta
type Story = StoryObj<typeof meta>

/** Weeks begin on Monday; a day says how it went in words as well. */
export const AMonth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'November 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
  },
}
