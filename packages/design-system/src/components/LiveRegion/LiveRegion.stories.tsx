import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Text } from '../Text/Text.tsx'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { announce } from './announcements.ts'
import { Announcer } from './Announcer.tsx'
import { LiveRegion } from './LiveRegion.tsx'

const meta = {
  title: 'Components/Live region',
  component: LiveRegion,
  parameters: {
    guidance: {
      use: 'For changes away from the focus: sent, saved, offline.',
      avoid: 'For text that the person reads anyway, or for every change.',
      good: {
        text: 'On the page from the start, filled later.',
        render: () => (
          <LiveRegion>
            <Text>It was sent again.</Text>
          </LiveRegion>
        ),
      },
      bad: {
        text: 'An alert interrupts the screen reader for good news.',
        render: () => (
          <LiveRegion role="alert">
            <Text>Everything is fine.</Text>
          </LiveRegion>
        ),
      },
    } satisfies Guidance,
  },
} satisfies Meta<typeof LiveRegion>

export default meta
type Story = StoryObj<typeof meta>

function Sending() {
  const [isSent, setSent] = useState(false)
  return (
    <Stack align="start" gap={4}>
      <Button onPress={() => setSent(true)}>Send again</Button>
      <LiveRegion>{isSent && <Banner tone="success">It was sent again.</Banner>}</LiveRegion>
      <Button variant="quiet">Cancel</Button>
    </Stack>
  )
}

/** Takes no room while it is empty: the two buttons are one gap apart. */
export const FilledLater: Story = {
  render: () => <Sending />,
  play: async ({ canvas }) => {
    const [send, cancel] = canvas.getAllByRole('button')
    const gap = () =>
      (cancel?.getBoundingClientRect().top ?? 0) - (send?.getBoundingClientRect().bottom ?? 0)
    await expect(gap()).toBe(16)
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('It was sent again.')
  },
}

/** What is only said: once for each event, and what belongs to one press in one message. */
export const OnlySaid: Story = {
  render: () => (
    <>
      <Button
        onPress={() => {
          announce('Walk: Done')
          announce('Morning: all set for today.')
        }}
      >
        Done
      </Button>
      <Announcer />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }))
    const said = canvas.getByRole('status')
    await waitFor(() => expect(said).toHaveTextContent('Walk: Done. Morning: all set for today.'))
  },
}
