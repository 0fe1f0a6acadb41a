import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { listHueNames } from '../../theme/hueNames.ts'
import { YearRow, type YearRowProps, YearRows } from './YearRow.tsx'

const until = '2026-11-28'
const dayLength = 86_400_000
const dayBefore = (count: number) =>
  new Date(Date.parse(until) - count * dayLength).toISOString().slice(0, 10)

/** Days up to the last one, each done as far as a small pattern says. */
const pattern = (count: number, turn = 0): ReadonlyMap<string, number | null> =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      dayBefore(index),
      [1, 1, 0.75, 1, 0.5, 0, 0.25][((index + turn) % 7) ^ (index % 3)] ?? 1,
    ]),
  )

const row: YearRowProps = {
  href: '#morning',
  title: 'Morning',
  hue: 'ember',
  lines: [
    [{ text: '24 of 30 days' }],
    [
      { strong: '16', text: 'days', spoken: 'current streak 16 days' },
      { text: 'best 31', spoken: 'longest streak 31 days' },
    ],
  ],
  until,
  parts: pattern(200),
  isUnread: () => false,
}

/** Rows of one list. */
function Rows({ rows }: { rows: readonly YearRowProps[] }) {
  return (
    <YearRows aria-label="Lists">
      {rows.map((props) => (
        <YearRow key={props.title} {...props} />
      ))}
    </YearRows>
  )
}

const meta = {
  title: 'Components/Year row',
  component: Rows,
  parameters: {
    guidance: {
      use: 'To show how each of many things goes, and to lead to more about it.',
      avoid: 'For one thing alone: use a YearGrid.',
      good: { text: 'Two short lines of numbers.', render: () => <Rows rows={[row]} /> },
      bad: {
        text: 'A sentence leaves no room for the weeks.',
        render: () => (
          <Rows
            rows={[{ ...row, lines: [[{ text: 'You did this on 24 of the last thirty days' }]] }]}
          />
        ),
      },
    } satisfies Guidance,
  },
  args: { rows: [row] },
} satisfies Meta<typeof Rows>

export default meta
type Story = StoryObj<typeof meta>

const names = ['Morning', 'Work', 'Evening', 'Garden', 'Body', 'Learning Portuguese']

/** One card of rows on a phone, cards in two columns where there is room. */
export const Lists: Story = {
  args: {
    rows: names.map((title, index) => ({
      ...row,
      title,
      hue: listHueNames[index] ?? 'ember',
      parts: pattern(200, index),
    })),
  },
}

/** What is not read has the shape of its lines and flat cells, and keeps its height. */
export const Reading: Story = {
  args: {
    rows: [
      row,
      {
        ...row,
        title: 'Body',
        hue: 'rose',
        lines: undefined,
        parts: new Map(),
        isUnread: () => true,
      },
    ],
  },
}

/** Before the first day there is nothing, and a list on which nothing was done yet says so. */
export const FirstWeeks: Story = {
  args: {
    rows: [
      { ...row, parts: pattern(3) },
      {
        ...row,
        title: 'Work',
        hue: 'sea',
        lines: [[{ text: '0 of 12 days' }], [{ text: 'Nothing done yet' }]],
        parts: new Map(Array.from({ length: 12 }, (_, index) => [dayBefore(index), 0])),
      },
    ],
  },
}

/** A name is cut with an ellipsis, and is spoken in full. */
export const LongName: Story = {
  args: { rows: [{ ...row, title: 'Werkzaamheden en vergaderingen van de ondernemingsraad' }] },
}
