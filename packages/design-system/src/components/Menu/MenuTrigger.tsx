import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useRef,
  useState,
} from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { useMenuTrigger } from 'react-aria/useMenu'
import { mergeProps } from 'react-aria/mergeProps'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import type { Tap } from '../../secondTap.ts'

type Trigger = ReturnType<typeof useMenuTrigger>

/** What a `MenuPopover` knows of its button. */
interface OpenedMenu {
  state: ReturnType<typeof useMenuTriggerState>
  menuProps: Trigger['menuProps']
  trigger: RefObject<HTMLButtonElement | null>
  /** The last press on it. */
  tap: RefObject<Tap | null>
}

const OpenedMenuContext = createContext<OpenedMenu | null>(null)

export interface MenuTriggerProps {
  /** The button that opens the menu: any button of this package. */
  trigger: ReactElement
  /** A `MenuPopover`. It is rendered when it is first opened. */
  children: ReactNode
  /** Whether it is open, where the caller decides. */
  isOpen?: boolean
  /** Called when it was asked to open or to close. */
  onOpenChange?: (isOpen: boolean) => void
  /** Called when the button is pointed at or focused: what the menu shows may be fetched now. */
  onApproach?: () => void
}

/**
 * The button of a menu without the menu itself, which may be loaded later. It is made of react-aria's hooks, because the
 * `MenuTrigger` of react-aria-components comes with all of `Menu` and `Popover`.
 */
export function MenuTrigger({ trigger, children, onApproach, ...opening }: MenuTriggerProps) {
  const state = useMenuTriggerState(opening)
  const ref = useRef<HTMLButtonElement>(null)
  const tap = useRef<Tap>(null)
  const { menuTriggerProps, menuProps } = useMenuTrigger({}, state, ref)
  const [wasOpen, setWasOpen] = useState(state.isOpen)
  if (state.isOpen && !wasOpen) setWasOpen(true)
  const approach = onApproach && { onHoverStart: onApproach, onFocus: onApproach }
  return (
    <>
      <ButtonContext
        value={{
          ...mergeProps(menuTriggerProps, approach),
          onPointerDown: (event) => {
            tap.current = event
          },
          ref,
          isPressed: state.isOpen,
        }}
      >
        {trigger}
      </ButtonContext>
      {wasOpen && (
        <OpenedMenuContext value={{ state, menuProps, trigger: ref, tap }}>
          {children}
        </OpenedMenuContext>
      )}
    </>
  )
}

/** Returns the menu of the `MenuTrigger` around. Throws without one. */
export function useOpenedMenu(): OpenedMenu {
  const opened = use(OpenedMenuContext)
  if (opened === null) throw new Error('A MenuPopover needs a MenuTrigger around it.')
  return opened
}
