import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SampleAway } from './SampleAway.tsx'

const meta = {
  title: 'Screens/Being away',
  component: SampleAway,
  tags: ['!autodocs'],
  args: { title: 'Morning: away' },
} satisfies Meta<typeof SampleAway>

export default meta
type Story = StoryObj<typeof meta>

/** Asks for the last day. */
export const Empty: Story = {}

/** The name of a list may be long. */
export const LongContent: Story = {
  args: { title: 'What I promised myself for every single morning of the year: away' },
}

/** One after the other: it says how far it is, can be stopped, and cannot be closed meanwhile. */
export const Running: Story = {
  args: { state: 'running' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled()
  },
}

/** It broke off: what is done stays, and trying again goes on from there. */
export const Failed: Story = { args: { state: 'failed' } }

/** All of it is done, and can be taken back. */
export const Done: Story = { args: { state: 'done' } }
