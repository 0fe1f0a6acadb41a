import { type ReactNode, useId } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../../cx.ts'
import { CloseIcon } from '../../icons/signs.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import * as text from '../Text/Text.css.ts'
import * as styles from './Dialog.css.ts'
import { OpenModal } from './openModals.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the dialog, shown as its heading. */
  title: ReactNode
  /** What it is about, below the title. */
  description?: ReactNode
  children: ReactNode
  /** Buttons at the end of the dialog. */
  actions?: ReactNode
  /** `alertdialog` if the person must answer to continue. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** Gives the dialog a close button with this name. */
  closeLabel?: string
  /** Also closes the dialog by a press outside it. Escape works unless `isLocked`. @default false */
  isDismissable?: boolean
  /** Keeps the dialog open, for example while something is being sent. */
  isLocked?: boolean
}

/**
 * A modal dialog, which is a sheet from the bottom on a phone: keeps the focus inside and gives it back to where it came from.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  role = 'dialog',
  closeLabel,
  isDismissable = false,
  isLocked,
}: DialogProps) {
  const descriptionId = useId()
  return (
    <ModalOverlay
      className={cx(styles.overlay, styles.sheetOverlay)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <Modal className={cx(styles.modal, styles.sheet)}>
        <OpenModal />
        <AriaDialog
          role={role}
          className={styles.dialog}
          // react-aria passes this attribute to no element.
          render={(props) => (
            <section
              {...props}
              aria-describedby={description === undefined ? undefined : descriptionId}
            />
          )}
        >
          <div className={styles.header}>
            <div>
              <AriaHeading
                slot="title"
                level={2}
                className={cx(text.heading, text.size.lg, styles.title)}
              >
                {title}
              </AriaHeading>
              {description !== undefined && (
                <p id={descriptionId} className={styles.description}>
                  {description}
                </p>
              )}
            </div>
            {closeLabel !== undefined && (
              <IconButton
                size="small"
                label={closeLabel}
                icon={<CloseIcon />}
                isUnavailable={isLocked}
                onPress={() => {
                  if (!isLocked) onOpenChange(false)
                }}
              />
            )}
          </div>
          {children}
          {actions !== undefined && <DialogActions>{actions}</DialogActions>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The buttons of a dialog whose content decides which there are: the main one, and other ways. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
