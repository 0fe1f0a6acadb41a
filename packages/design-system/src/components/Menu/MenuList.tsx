import type { FocusEvent, FocusEventHandler, ReactNode, RefObject } from 'react'
import { Menu as AriaMenu } from 'react-aria-components/Menu'
import * as styles from './Menu.css.ts'
import { useOpenedMenu } from './MenuTrigger.tsx'

export interface MenuListProps {
  /** Name of the menu; that of the trigger unless given. */
  label?: string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
  /** Makes the items a single choice: the `id` of the chosen item, or null while nothing is. */
  selectedKey?: string | null
  /** Another item was chosen (with `selectedKey`). */
  onSelectionChange?: (key: string) => void
}

/** The entries of an opened menu. */
export function MenuList(props: MenuListProps & { ref: RefObject<HTMLDivElement | null> }) {
  const { label, children, selectedKey, onSelectionChange, ref } = props
  const { state, menuProps } = useOpenedMenu()
  const selection =
    selectedKey !== undefined &&
    ({
      selectionMode: 'single',
      selectedKeys: selectedKey === null ? [] : [selectedKey],
      disallowEmptySelection: true,
    } as const)
  return (
    <AriaMenu
      {...menuProps}
      ref={ref}
      {...selection}
      {...(label !== undefined && { 'aria-label': label, 'aria-labelledby': '' })}
      // After a press by mouse, too: the keys that follow begin at an item. A chosen item goes before the first.
      autoFocus={state.focusStrategy ?? 'first'}
      className={styles.list}
      render={(menu) => <div {...menu} onFocus={(event) => passFocusOn(event, menu.onFocus)} />}
      onSelectionChange={(keys) => {
        const [key] = keys
        if (key !== undefined) onSelectionChange?.(String(key))
      }}
    >
      {children}
    </AriaMenu>
  )
}

/**
 * After a press without a pointer, as screen readers make it, react-aria moves the focus in a later frame, and then to
 * the list that was still empty. Its item is marked by then.
 */
function passFocusOn(
  event: FocusEvent<HTMLDivElement>,
  onFocus: FocusEventHandler<HTMLDivElement> | undefined,
) {
  onFocus?.(event)
  if (event.target !== event.currentTarget) return
  event.currentTarget.querySelector<HTMLElement>('[data-focused]')?.focus()
}
