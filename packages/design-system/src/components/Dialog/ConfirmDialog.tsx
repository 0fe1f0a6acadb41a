import type { ReactNode } from 'react'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  title: string
  /** The question. */
  children: ReactNode
  cancelLabel: string
  confirmLabel: string
  onConfirm: () => void
  /** Whether the action is running. The dialog then stays open and cannot be closed. */
  isPending?: boolean
  /** What a screen reader hears while `isPending`. */
  pendingLabel?: string
  /** Why the action failed. The dialog shows it. */
  errorMessage?: string
  /** Something else that the person may want instead. Its button comes before the confirming one. */
  alternative?: { label: string; onPress: () => void } | undefined
  /** Look of the confirming button. @default 'destructive' */
  confirmVariant?: 'primary' | 'destructive'
}

/** Asks before something that cannot be taken back. The focus starts at the harmless answer. */
export function ConfirmDialog({
  children,
  cancelLabel,
  confirmLabel,
  isOpen,
  onOpenChange,
  title,
  onConfirm,
  isPending,
  pendingLabel,
  errorMessage,
  alternative,
  confirmVariant = 'destructive',
}: ConfirmDialogProps) {
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
            isUnavailable={isPending}
            onPress={() => {
              if (!isPending) onOpenChange(false)
            }}
          >
            {cancelLabel}
          </Button>
          {alternative && (
            <Button
              isUnavailable={isPending}
              onPress={() => {
                if (!isPending) alternative.onPress()
              }}
            >
              {alternative.label}
            </Button>
          )}
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
