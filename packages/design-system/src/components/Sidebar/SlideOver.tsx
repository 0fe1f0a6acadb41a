import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseIcon } from '../../icons/signs.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { OpenModal } from '../Dialog/openModals.ts'
import * as styles from './Sidebar.css.ts'

interface Props {
  label: string
  closeLabel: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A panel that slides over the page from its start. Wide windows never fetch it. */
export function SlideOver({ label, closeLabel, isOpen, onOpenChange, children }: Props) {
  return (
    <ModalOverlay
      isDismissable
      className={styles.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={styles.slideOver}>
        <OpenModal />
        <Dialog aria-label={label} className={styles.panel}>
          <div className={styles.panelHeader}>
            <IconButton
              label={closeLabel}
              icon={<CloseIcon />}
              onPress={() => {
                onOpenChange(false)
              }}
            />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
