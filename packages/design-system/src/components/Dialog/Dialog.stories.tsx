import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guidance } from '../../docs/GuidanceView.tsx'
import { Inline } from '../../layout/Inline.tsx'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { Dialog, DialogActions } from './Dialog.tsx'
import { ErrorDialog } from './ErrorDialog.tsx'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    guidance: {
      use: 'A question that must be answered before anything else, or a short form.',
      avoid: 'For content that fits on the page, or for a message.',
      good: {
        text: 'The question names the object, the button names the action.',
        render: () => (
          <Inline>
            <Button>Cancel</Button>
            <Button variant="destructive">Delete “Morning”</Button>
          </Inline>
        ),
      },
      bad: {
        text: 'Does not say what will be deleted.',
        render: () => (
          <Inline>
            <Button>No</Button>
            <Button variant="destructive">Yes</Button>
          </Inline>
        ),
      },
    } satisfies Guidance,
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Rename',
    children: <TextField label="Name" defaultValue="Morning" />,
    actions: <Button variant="primary">Save</Button>,
    closeLabel: 'Close',
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** A task that needs the whole attention: a sheet from the bottom on a phone, a box of 27 rem on wider windows. */
export const Plain: Story = {}

/** What it is about stands below the title, and the other way beside the main button, or below it on a phone. */
export const About: Story = {
  args: {
    title: 'When it is due',
    description: 'Water the plants',
    children: (
      <SegmentedChoice
        label="When it is due"
        isFullWidth
        options={[
          { value: 'every', label: 'Every day' },
          { value: 'days', label: 'Days' },
          { value: 'times', label: 'Times a week' },
        ]}
        value="every"
        onChange={fn()}
      />
    ),
    actions: (
      <>
        <Button variant="primary">Save</Button>
        <Button variant="quiet">Use a file instead</Button>
      </>
    ),
  },
  play: async () => {
    // It fades in.
    await expect(
      await screen.findByRole('dialog', {
        name: 'When it is due',
        description: 'Water the plants',
      }),
    ).toBeInTheDocument()
  },
}

const confirmation: ConfirmDialogProps = {
  isOpen: true,
  onOpenChange: fn(),
  title: 'Morning',
  children: 'Are you sure that you want to delete Morning?',
  cancelLabel: 'Cancel',
  confirmLabel: 'Delete',
  onConfirm: fn(),
}

/** Before something that cannot be taken back: the focus starts at the harmless answer. */
export const Confirmation: Story = {
  render: () => <ConfirmDialog {...confirmation} />,
}

/** Being carried out: it cannot be closed. */
export const ConfirmationPending: Story = {
  render: () => <ConfirmDialog {...confirmation} isPending pendingLabel="Deleting" />,
}

/** It failed: the dialog stays and says so. */
export const ConfirmationFailed: Story = {
  render: () => <ConfirmDialog {...confirmation} errorMessage="Something went wrong" />,
}

/** The content decides which buttons there are, as a form does. */
export const OwnButtons: Story = {
  args: {
    actions: undefined,
    children: (
      <DialogActions>
        <Button variant="primary">Save</Button>
      </DialogActions>
    ),
  },
}

/** Something failed elsewhere. */
export const Failure: Story = {
  render: () => (
    <ErrorDialog isOpen onOpenChange={fn()} title="Error" closeLabel="OK">
      Something went wrong
    </ErrorDialog>
  ),
}
