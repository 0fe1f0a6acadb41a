import type { ReactNode } from 'react'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title'> {
  /** The question. */
  children: ReactNode
  cancelLabel: string
  confirmLabel: string
  onConfirm: () => void
  /** The answer is being carried out: the dialog stays open and cannot be closed. */
  isPending?: boolean
  /** What a screen reader hears while `isPending`. */
  pendingLabel?: string
  /** Why it did not work; shown inside the dialog. */
  errorMessage?: string
  /** Look of the confirming button. @default 'destructive' */
  confirmVariant?: 'primary' | 'destructive'
}

/** Asks before something that cannot be taken back. The focus starts at the harmless answer. */
export function ConfirmDialog({
  children,
  cancelLabel,
  confirmLabel,
  ...props
}: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, onConfirm, isPending, pendingLabel } = props
  const { errorMessage, confirmVariant = 'destructive' } = props
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      isLocked={isPending}
      actions={
        <>
          <Button
            // Enter must find the harmless answer.
            autoFocus
            isDisabled={isPending}
            onPress={() => {
              onOpenChange(false)
            }}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={confirmVariant}
            isPending={isPending}
            pendingLabel={pendingLabel}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {errorMessage !== undefined && (
        <Banner tone="danger" role="alert">
          {errorMessage}
        </Banner>
      )}
    </Dialog>
  )
}
