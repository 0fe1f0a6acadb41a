import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.tsx'
import { SampleDay } from './SampleDay.tsx'

const meta = {
  title: 'Screens/A day',
  component: SampleDay,
  tags: ['!autodocs'],
  args: { title: 'Morning' },
  decorators: [
    (Story) => (
      <Stack maxWidth="text">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SampleDay>

export default meta
type Story = StoryObj<typeof meta>

/** As on most days. */
export const RealContent: Story = {
  args: {
    rows: [
      { title: 'Water the plants', description: 'The fern twice', status: 'done' },
      { title: 'Stretch', description: 'Ten minutes', status: 'open' },
      { title: 'Read a chapter', status: 'skip' },
    ],
  },
}

/** Names that somebody wrote in a hurry or copied from a letter: nothing is cut, and nothing gets wider. */
export const LongContent: Story = {
  args: {
    title: 'What I promised myself for every single morning of the year, also on Sundays',
    rows: [
      {
        title: 'Telephone the people whom I have not called for longer than I would like to admit',
        description: 'One of them each day. '.repeat(8),
        status: 'open',
      },
      { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', status: 'done' },
    ],
  },
}

/** Nothing is in it: it says how to begin. */
export const Empty: Story = { args: { state: 'empty' } }

/** On its way, in the shape of what comes. */
export const Loading: Story = { args: { state: 'loading' } }

/** It could not be had: it says so in its own place, with a way on. */
export const Failed: Story = { args: { state: 'failed' } }
