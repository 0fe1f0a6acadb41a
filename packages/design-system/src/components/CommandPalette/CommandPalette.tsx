import type { ReactNode } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Menu } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { SearchIcon } from '../../icons/places.tsx'
import { cx } from '../../cx.ts'
import * as dialog from '../Dialog/Dialog.css.ts'
import { OpenModal } from '../Dialog/openModals.ts'
import { MenuContents } from '../Menu/OpenedMenu.tsx'
import * as styles from './CommandPalette.css.ts'

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the dialog and of its list. */
  label: string
  /** Name of the search field. */
  searchLabel: string
  /** Is told what was typed, for entries that are made of it. */
  onType?: (typed: string) => void
  /** Stands where nothing fits the search. */
  emptyText: string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
}

/** Everything one can do or open, found by typing. Choosing closes the palette. */
export function CommandPalette({ isOpen, onOpenChange, label, ...props }: CommandPaletteProps) {
  const { searchLabel, emptyText, children, onType } = props
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true })
  return (
    <ModalOverlay
      isDismissable
      className={dialog.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={cx(dialog.modal, styles.place)}>
        <OpenModal />
        <Dialog aria-label={label} className={styles.palette}>
          <Autocomplete
            filter={(text, typed, { props: item }) =>
              (typed !== '' || !item['data-only-found']) && contains(text, typed)
            }
          >
            <SearchField
              aria-label={searchLabel}
              onChange={onType}
              // A palette is opened to type in it.
              autoFocus
              className={styles.search}
            >
              <SearchIcon />
              <Input className={styles.input} placeholder={searchLabel} />
            </SearchField>
            <Menu
              aria-label={label}
              className={styles.list}
              renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
              onClose={() => {
                onOpenChange(false)
              }}
            >
              <MenuContents>{children}</MenuContents>
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
