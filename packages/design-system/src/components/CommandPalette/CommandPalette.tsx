import { type ReactNode, useEffect, useRef, useState } from 'react'
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
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CommandPalette.css.ts'

/** Milliseconds without a key, after which it is said what was found. */
const aPause = 500

/** react-aria gives the text of an empty menu the role of an entry, without a key. */
const entries = '[role^=menuitem][data-key]'

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Name of the dialog and of its list. */
  label: string
  /** Name of the search field. */
  searchLabel: string
  /** Called with the typed text, for entries that are made of it. */
  onType?: (typed: string) => void
  /** Shown when no entry fits the search. */
  emptyText: string
  /** Returns how many entries fit the search, in words. Spoken when the person pauses while typing. */
  foundText: (count: number) => string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
}

/** Finds every action and every page by typing. A choice closes the palette. */
export function CommandPalette({
  isOpen,
  onOpenChange,
  label,
  searchLabel,
  emptyText,
  foundText,
  children,
  onType,
}: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  // react-aria gives Enter to the entry that it found, and forgets it where the entries come later.
  const isEnterKept = useRef(false)
  const { contains } = useFilter({ sensitivity: 'base', ignorePunctuation: true })
  useEffect(() => {
    if (typed === '') return
    const timer = setTimeout(() => {
      const count = list.current?.querySelectorAll(entries).length ?? 0
      setSaid(count === 0 ? emptyText : foundText(count))
    }, aPause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the words follow what is found
  }, [typed, children])

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
              onChange={(next) => {
                setTyped(next)
                isEnterKept.current = false
                onType?.(next)
              }}
              onSubmit={() => {
                isEnterKept.current = !list.current?.querySelector(entries)
              }}
              // A palette is opened to type in it.
              autoFocus
              className={styles.search}
            >
              <SearchIcon />
              <Input className={styles.input} placeholder={searchLabel} />
            </SearchField>
            <VisuallyHidden role="status">{typed !== '' && said}</VisuallyHidden>
            <div
              // An event of react-aria's: the focus itself stays in the search field.
              onFocus={({ target }) => {
                if (!isEnterKept.current) return
                isEnterKept.current = false
                target.click()
              }}
            >
              <Menu
                ref={list}
                aria-label={label}
                className={styles.list}
                renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
                onClose={() => {
                  onOpenChange(false)
                }}
              >
                {children}
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
