import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Text } from '../Text/Text.tsx'
import { useEffect } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { Toasts } from './toasts.ts'

const toasts = new Toasts()
const undo = fn()

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: {
    guidance: {
      use: 'What has just happened somewhere else on the page, with a way back.',
      avoid: 'For a message that a form or a field can show itself.',
      good: {
        text: 'Says what happened, with a way to undo it.',
        render: () => <Text>“Morning” was deleted. Undo</Text>,
      },
      bad: { text: 'Says that something happened.', render: () => <Text>Success!</Text> },
    } satisfies Guidance,
  },
  args: { toasts, label: 'Messages', closeLabel: 'Close' },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

/** A short message with a way to take the action back. */
export const WithUndo: Story = {
  render: (args) => (
    <Inline>
      <Button
        onPress={() => {
          toasts.show({ title: 'Moved to done', action: { label: 'Undo', onPress: undo } })
        }}
      >
        Move
      </Button>
      <ToastRegion {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    const toast = await screen.findByRole('alertdialog', { name: /Moved to done/ })
    await waitFor(() => expect(toast).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalled()
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

const matrixToasts = new Toasts()

function AllTones() {
  useEffect(() => {
    const keys = [
      matrixToasts.show({ title: 'Could not be saved', tone: 'danger', description: 'Try again.' }),
      matrixToasts.queue.add({ title: 'Saved', tone: 'success' }),
      matrixToasts.queue.add({ title: 'A new version is ready' }),
    ]
    return () => {
      keys.forEach((key) => {
        matrixToasts.close(key)
      })
    }
  }, [])
  return <ToastRegion toasts={matrixToasts} label="Messages" closeLabel="Close" />
}

/** Every tone. */
export const Matrix: Story = { tags: ['!autodocs'], render: () => <AllTones /> }
