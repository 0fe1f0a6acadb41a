import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ErrorDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title'> {
  /** What went wrong, and what to do. */
  children: ReactNode
  /** Name of the only button. */
  closeLabel: string
}

/** Says that something failed, and waits until that was read. */
export function ErrorDialog({ children, closeLabel, onOpenChange, ...rest }: ErrorDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      onOpenChange={onOpenChange}
      {...rest}
      actions={
        <Button
          variant="primary"
          // An alert dialog starts at its answer.
          autoFocus
          onPress={() => {
            onOpenChange(false)
          }}
        >
          {closeLabel}
        </Button>
      }
    >
      <div>{children}</div>
    </Dialog>
  )
}
