import type { ReactNode } from 'react'
import { Menu as AriaMenu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from '../Menu/Menu.css.ts'
import { MenuContents } from '../Menu/OpenedMenu.tsx'

export interface AnchoredMenuProps {
  /** The pressed element. The menu opens below it, and the focus returns to it. */
  anchor: Element
  /** Name of the menu. */
  label: string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
  onClose: () => void
}

/**
 * An open menu at something that was pressed. One of them serves a long list, whose rows then need no menu of their
 * own; a single button is better served by `Menu`.
 */
export function AnchoredMenu({ anchor, label, children, onClose }: AnchoredMenuProps) {
  return (
    <Popover
      className={styles.popover}
      aria-label={label}
      triggerRef={{ current: anchor }}
      placement="bottom start"
      offset={6}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      trigger="MenuTrigger"
    >
      <AriaMenu aria-label={label} className={styles.list} autoFocus="first" onClose={onClose}>
        <MenuContents>{children}</MenuContents>
      </AriaMenu>
    </Popover>
  )
}
