import { type FocusEvent, type FocusEventHandler, type ReactNode, useRef } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Menu as AriaMenu, RootMenuTriggerStateContext } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import * as styles from './Menu.css.ts'
import { useOpenedMenu } from './MenuTrigger.tsx'

export interface MenuPopoverProps {
  /** Name of the menu; that of the trigger unless given. */
  label?: string
  /** `MenuItem` and `MenuSection` elements. */
  children: ReactNode
  /** Makes the items a single choice: the `id` of the chosen item, or null while nothing is. */
  selectedKey?: string | null
  /** Another item was chosen (with `selectedKey`). */
  onSelectionChange?: (key: string) => void
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start'
}

/** The list of links, actions or choices behind the button of the `MenuTrigger` around it. */
export function MenuPopover(props: MenuPopoverProps) {
  const { label, children, selectedKey, onSelectionChange, placement = 'bottom start' } = props
  const { state, menuProps, trigger } = useOpenedMenu()
  const list = useRef<HTMLDivElement>(null)
  const selection =
    selectedKey !== undefined &&
    ({
      selectionMode: 'single',
      selectedKeys: selectedKey === null ? [] : [selectedKey],
      disallowEmptySelection: true,
    } as const)
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <Popover
          trigger="MenuTrigger"
          triggerRef={trigger}
          scrollRef={list}
          className={styles.popover}
          placement={placement}
          offset={6}
          aria-labelledby={menuProps['aria-labelledby'] ?? ''}
        >
          <AriaMenu
            {...menuProps}
            ref={list}
            {...selection}
            {...(label !== undefined && { 'aria-label': label, 'aria-labelledby': '' })}
            // After a press by mouse, too: the keys that follow begin at an item. A chosen item goes before the first.
            autoFocus={state.focusStrategy ?? 'first'}
            className={styles.list}
            render={(menu) => (
              <div {...menu} onFocus={(event) => passFocusOn(event, menu.onFocus)} />
            )}
            onSelectionChange={(keys) => {
              const [key] = keys
              if (key !== undefined) onSelectionChange?.(String(key))
            }}
          >
            {children}
          </AriaMenu>
        </Popover>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
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
