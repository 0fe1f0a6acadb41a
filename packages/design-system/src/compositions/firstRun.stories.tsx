import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { SampleFirstRun } from './SampleFirstRun.tsx'

const meta = {
  title: 'Screens/First run',
  component: SampleFirstRun,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <Stack maxWidth="form">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SampleFirstRun>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is written yet; a chip fills the first free line. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await expect(canvas.getByRole('textbox', { name: 'Line 1' })).toHaveValue('Read')
  },
}

/** Filled in, partly by chips. */
export const RealContent: Story = { args: { lines: ['Walk', 'Call my sister', 'Read'] } }

/** More than a line shows, and suggestions that wrap. */
export const LongContent: Story = {
  args: {
    lines: ['Telephone somebody whom I have not called for longer than I would like to admit'],
    suggestions: ['Walk around the lake before breakfast', 'Tidy up for ten minutes', 'Read'],
  },
}

/** On its way, in the shape of what comes. */
export const Loading: Story = { args: { isLoading: true } }

/** Being saved. */
export const Saving: Story = { args: { lines: ['Walk'], isPending: true } }

/** It could not be saved: what was written is still there. */
export const Failed: Story = {
  args: { lines: ['Walk'], error: 'The server cannot be reached. What you typed is still here.' },
}
