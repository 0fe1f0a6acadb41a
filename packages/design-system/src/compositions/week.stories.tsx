import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Stack } from '../layout/Stack.tsx'
import { SampleWeek } from './SampleWeek.tsx'

const meta = {
  title: 'Screens/A week',
  component: SampleWeek,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Stack maxWidth="form">
        <Card title="Morning">
          <Story />
        </Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof SampleWeek>

export default meta
type Story = StoryObj<typeof meta>

/** A week at a glance, each day a button. */
export const RealContent: Story = {
  args: { streak: '4 days in a row · longest 12' },
  play: async ({ canvas }) => {
    const monday = canvas.getByRole('button', { name: 'Monday: all done' })
    await userEvent.click(monday)
    await expect(monday).toHaveAttribute('aria-current', 'date')
  },
}

/** Years of it: the line below wraps, and the days keep their width. */
export const LongContent: Story = {
  args: {
    levels: ['full', 'full', 'full', 'full', 'full', 'full', 'full'],
    streak:
      '1,204 days in a row, without those on which you were away · longest 2,377 of all lists',
  },
}

/** The first day: nothing was done yet, and there is no streak to show. */
export const Empty: Story = {
  args: { levels: ['empty', 'empty', 'empty', 'empty', 'empty', 'empty', 'empty'] },
}

/** On its way: it has its room already. */
export const Loading: Story = { args: { state: 'loading' } }

/** It could not be had: it says so in its own place, with a way on. */
export const Failed: Story = { args: { state: 'failed' } }
