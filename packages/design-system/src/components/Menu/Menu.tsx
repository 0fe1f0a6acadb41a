import type { ReactElement, ReactNode } from 'react'
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from './Menu.css.ts'

export interface MenuProps {
  /** The button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement
  /** Name of the menu; that of the trigger unless given. */
  label?: string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
  /** Makes the items a single choice: the `id` of the chosen item, or null while nothing is. */
  selectedKey?: string | null
  /** Another item was chosen (with `selectedKey`). */
  onSelectionChange?: (key: string) => void
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Focuses the first item also when something else than a press of the trigger opens the menu. */
  autoFocus?: 'first'
}

/** A button with a list of links, actions or choices behind it. */
export function Menu({ trigger, label, children, selectedKey, ...props }: MenuProps) {
  const { onSelectionChange, placement = 'bottom start', isOpen, onOpenChange, autoFocus } = props
  const selection =
    selectedKey === undefined
      ? {}
      : ({
          selectionMode: 'single',
          selectedKeys: selectedKey === null ? [] : [selectedKey],
          disallowEmptySelection: true,
        } as const)
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={6}>
        <AriaMenu
          {...selection}
          {...(autoFocus && { autoFocus })}
          {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': '' })}
          className={styles.list}
          onSelectionChange={(keys) => {
            const [key] = keys
            if (key !== undefined) onSelectionChange?.(String(key))
          }}
        >
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
