import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { YearPicture, type YearPictureProps } from './YearPicture.tsx'

const until = '2026-11-23'
const monthName = (month: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(Date.parse(month))

const picture: YearPictureProps = {
  label: 'Every day: 218 of 365 days. Longest streak 31 days.',
  name: 'Every day',
  product: 'Daymark',
  lead: ['218', 'of 365 days'],
  line: [
    { text: 'Longest streak ' },
    { text: '31 days', isStrong: true },
    { text: ' · December 2025 to November 2026' },
  ],
  scale: ['None', 'All done'],
  months: Array.from({ length: 12 }, (_, index) => {
    const month = new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7)
    return { month, name: monthName(month) }
  }),
  parts: new Map(
    Array.from({ length: 371 }, (_, index) => [
      new Date(Date.parse(until) - index * 86_400_000).toISOString().slice(0, 10),
      index % 23 === 5 ? null : ([1, 1, 0.75, 1, 0.5, 0, 0.25][(index % 7) ^ (index % 3)] ?? 1),
    ]),
  ),
  until,
  hue: 'ember',
  scheme: 'light',
}

const meta = {
  title: 'Components/Year picture',
  component: YearPicture,
  parameters: {
    guidance: {
      use: 'To show a year to people outside of the app, after the person has seen it.',
      avoid: 'On a page: use a YearGrid.',
      good: { text: 'One number leads.', render: () => <YearPicture {...picture} /> },
      bad: {
        text: 'Without a single day there is nothing to show.',
        render: () => <YearPicture {...picture} parts={new Map()} lead={['0', 'of 0 days']} />,
      },
    } satisfies Guidance,
  },
  args: picture,
} satisfies Meta<typeof YearPicture>

export default meta
type Story = StoryObj<typeof meta>

/** As a friend sees it. */
export const Light: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Every day: 218/ })).toBeVisible()
  },
}

/** The same at night, and of all lists. */
export const Dark: Story = { args: { scheme: 'dark', hue: 'day' } }
