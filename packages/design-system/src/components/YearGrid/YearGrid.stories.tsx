import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Card } from '../Card/Card.tsx'
import { YearGrid, type YearGridProps } from './YearGrid.tsx'
import { YearScale } from './YearScale.tsx'

const until = '2026-11-23'
const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(Date.parse(month))

/** Days before the last one, each done as far as a small pattern says. */
function pattern(count: number): Map<string, number | null> {
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.parse(until) - index * 86_400_000).toISOString().slice(0, 10)
      return [
        day,
        index % 17 === 3 ? null : ([1, 1, 0.75, 1, 0.5, 0, 0.25][(index % 7) ^ (index % 3)] ?? 1),
      ]
    }),
  )
}

/** Whether a day is more than so many days before the last one. */
const isBefore = (count: number) => (day: string) =>
  Date.parse(day) < Date.parse(until) - count * 86_400_000

const texts = {
  label: 'A year of Health',
  dayText: (day: string) => `${day}: ${Math.round((pattern(371).get(day) ?? 0) * 100)}% done`,
  monthName,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  months: [{ name: 'November 2026', text: '20 of 22 days complete, 94% of to-dos done' }],
  headings: ['Month', 'Days'] as const,
  isUnread: (_day: string) => false,
}

/** The tints are those of the hue around it. */
function Year(props: YearGridProps) {
  return (
    <Card as="div" hue="sea">
      <YearGrid {...props} />
    </Card>
  )
}

const meta = {
  title: 'Components/Year grid',
  component: YearGrid,
  parameters: {
    guidance: {
      use: 'How the days of a year went, at a glance.',
      avoid: 'For reading the days of a month: use a MonthGrid.',
      good: {
        text: 'Days that are not read are flat.',
        render: () => (
          <Year {...texts} until={until} parts={pattern(200)} isUnread={isBefore(199)} />
        ),
      },
      bad: {
        text: 'A few days: there is nothing to see at a glance.',
        render: () => <Year {...texts} until={until} parts={pattern(3)} />,
      },
    } satisfies Guidance,
  },
  args: { ...texts, until, parts: pattern(371) },
  render: (args) => <Year {...args} />,
} satisfies Meta<typeof YearGrid>

export default meta
type Story = StoryObj<typeof meta>

/** 53 weeks, on a phone the last 13. A whole day has the last of four tints, less than a half an edge, a skipped day a dash. */
export const AYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'A year of Health' })).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(canvas.getByText(/^2026-11-15: \d+% done$/)).toBeVisible()
  },
}

/** A day that is not read yet is flat, and never looks empty. */
export const HalfRead: Story = { args: { parts: pattern(60), isUnread: isBefore(59) } }

/** Nothing is read yet. */
export const Unread: Story = { args: { parts: new Map(), months: [], isUnread: () => true } }

const note = 'Your year fills from here. It began on Thursday 19 November.'
const first = (count: number) =>
  new Date(Date.parse(until) - count * 86_400_000).toISOString().slice(0, 10)

/** The first days of a person: the grid begins with their week. */
export const FirstDays: Story = { args: { parts: pattern(5), begin: first(4), note } }

/** A month. */
export const AMonth: Story = { args: { parts: pattern(35), begin: first(34), note } }

/** Before the first day there is nothing, where a year has room for no note. */
export const MostOfAYear: Story = { args: { parts: pattern(340), begin: first(339), note } }

/** Below a grid that has the names, the cells alone are enough. */
export const Small: Story = { args: { isSmall: true } }

/** What the tints mean, once for all grids of a page. */
export const Scale: Story = {
  render: () => (
    <Card as="div" hue="sea">
      <YearScale from="None" to="All done" />
    </Card>
  ),
}
