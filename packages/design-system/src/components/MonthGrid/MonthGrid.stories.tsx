import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { expect } from 'storybook/test'
import type { DayLevel } from '../DayStrip/DayMark.tsx'
import { MonthGrid } from './MonthGrid.tsx'

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const levels: readonly DayLevel[] = ['full', 'full', 'some', 'passed', 'empty', 'full', 'some']
const words = { full: 'all done', some: '2 of 3 done', passed: 'skipped', empty: 'nothing done' }

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
          <MonthGrid
            label="November 2026"
            month="2026-11"
            weekdays={names.map((long) => ({ long, short: long.slice(0, 2) }))}
            days={new Map([['2026-11-20', { level: 'full', label: 'all done' }]])}
            today="2026-11-21"
          />
        ),
      },
      bad: {
        text: 'A month without a name.',
        render: () => (
          <MonthGrid
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
        const level = levels[index % levels.length] ?? 'empty'
        return [`2026-11-${String(index + 1).padStart(2, '0')}`, { level, label: words[level] }]
      }),
    ),
    today: '2026-11-21',
  },
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
