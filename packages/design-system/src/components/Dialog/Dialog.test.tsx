import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { transcript } from '../../testing/transcript.ts'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorDialog } from './ErrorDialog.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true)
        }}
      >
        Open
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Rename" closeLabel="Close">
        <Button>Inside</Button>
      </Dialog>
    </>
  )
}

const confirmation: ConfirmDialogProps = {
  isOpen: true,
  onOpenChange: () => undefined,
  title: 'Morning',
  children: 'Are you sure?',
  cancelLabel: 'Cancel',
  confirmLabel: 'Delete',
  onConfirm: () => undefined,
}

describe('Dialog', () => {
  test('keeps Tab inside and gives the focus back after Escape', async () => {
    render(<Opener />)
    const opener = screen.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Rename' })
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(opener).toHaveFocus()
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closes by the mouse', async () => {
    render(<Opener />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  test('says its name, its content and nothing of the page behind it', async () => {
    render(
      <>
        <p>Behind</p>
        <Dialog isOpen onOpenChange={() => undefined} title="Rename" closeLabel="Close">
          <p>The new name</p>
        </Dialog>
      </>,
    )
    const spoken = await transcript(screen.getByRole('dialog'))
    expect(spoken[0]).toBe('dialog, Rename')
    expect(spoken).toContain('heading, Rename, level 2')
    expect(spoken).toContain('button, Close')
    expect(spoken).toContain('The new name')
    expect(screen.queryByRole('paragraph', { name: 'Behind' })).toBeNull()
    expect(spoken.join()).not.toContain('Behind')
  })
})

describe('ConfirmDialog', () => {
  test('asks before it acts: Enter cancels, the second button confirms', async () => {
    const onConfirm = vi.fn()
    const onOpenChange = vi.fn()
    render(<ConfirmDialog {...confirmation} onConfirm={onConfirm} onOpenChange={onOpenChange} />)
    await userEvent.keyboard('{Enter}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  test('cannot be closed while the answer is being carried out', async () => {
    const onOpenChange = vi.fn()
    const onConfirm = vi.fn()
    render(
      <ConfirmDialog
        {...confirmation}
        onOpenChange={onOpenChange}
        onConfirm={onConfirm}
        isPending
        pendingLabel="Deleting"
      />,
    )
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: /Delete/ }))
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  test('shows a failure inside', () => {
    render(<ConfirmDialog {...confirmation} errorMessage="Something went wrong" />)
    expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'))
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong')
  })
})

describe('ErrorDialog', () => {
  test('is read and put away with one key', async () => {
    const onOpenChange = vi.fn()
    render(
      <ErrorDialog isOpen onOpenChange={onOpenChange} title="Error" closeLabel="OK">
        Something went wrong
      </ErrorDialog>,
    )
    const spoken = await transcript(screen.getByRole('alertdialog'))
    expect(spoken[0]).toContain('alertdialog, Error')
    expect(spoken).toContain('Something went wrong')
    await userEvent.keyboard('{Enter}')
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})
