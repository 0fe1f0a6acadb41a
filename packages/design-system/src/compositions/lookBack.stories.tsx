import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleLookBack } from './SampleLookBack.tsx'

const meta = {
  title: 'Screens/Looking back',
  component: SampleLookBack,
  tags: ['!autodocs'],
} satisfies Meta<typeof SampleLookBack>

export default meta
type Story = StoryObj<typeof meta>

/** Two months, and how often each was done. */
export const RealContent: Story = {
  args: {
    rows: [
      { name: 'Walk', times: 24, streak: 6 },
      { name: 'Read', times: 11, streak: 0 },
    ],
  },
}

/** Long names wrap in the table. */
export const LongContent: Story = {
  args: {
    rows: [
      {
        name: 'Telephone somebody whom I have not called for longer than I would like to admit',
        times: 30,
        streak: 1200,
      },
    ],
  },
}

/** The first day. */
export const Empty: Story = { args: { state: 'empty' } }

/** On its way. */
export const Loading: Story = { args: { state: 'loading' } }

/** It could not be had. */
export const Failed: Story = { args: { state: 'failed' } }
