import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { CloseIcon } from '../../icons/signs.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { OpenModal } from '../Dialog/openModals.ts'
import * as styles from './EnlargedPicture.css.ts'

interface Props {
  src: string
  /** What the picture shows. */
  alt: string
  closeLabel: string
  onClose: () => void
}

/** A picture as large as the window allows. */
export function EnlargedPicture({ src, alt, closeLabel, onClose }: Props): ReactNode {
  return (
    <ModalOverlay className={styles.overlay} isOpen onOpenChange={onClose} isDismissable>
      <Modal className={styles.modal}>
        <OpenModal />
        <Dialog aria-label={alt} className={styles.dialog}>
          <img src={src} alt={alt} className={styles.large} />
          <span className={styles.close}>
            <IconButton label={closeLabel} icon={<CloseIcon />} onPress={onClose} />
          </span>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
