import type { ButtonProps } from '@daymark/design-system'
import { type ComponentType, type ReactElement, Suspense, useEffect, useState } from 'react'

type Press = Pick<
  ButtonProps,
  'aria-haspopup' | 'autoFocus' | 'onHoverStart' | 'onFocus' | 'onPress'
>

/**
 * A button whose menu is fetched when a hand comes near, because a menu weighs as much as a screen. `Menu`
 * gets the button as its trigger, and opens at once (`useOpeningMenu`). Both get the properties of the
 * result. Each further button takes the place of the one that was pressed, and its focus.
 */
export function menuOnDemand<Props extends object>(
  Trigger: ComponentType<Props & Press>,
  Menu: ComponentType<Props & { trigger: ReactElement }>,
  prefetch: () => Promise<unknown>,
) {
  return function MenuOnDemand(props: Props) {
    const [isWanted, setWanted] = useState(false)
    if (isWanted) {
      return (
        <Suspense fallback={<Trigger {...props} autoFocus />}>
          <Menu {...props} trigger={<Trigger {...props} autoFocus />} />
        </Suspense>
      )
    }
    return (
      <Trigger
        {...props}
        aria-haspopup="menu"
        onHoverStart={() => void prefetch()}
        onFocus={() => void prefetch()}
        onPress={() => setWanted(true)}
      />
    )
  }
}

/**
 * Whether a menu is open that was just asked for. It opens when its trigger has the focus already, or the
 * focus would have nowhere to come back to.
 */
export function useOpeningMenu(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the trigger has the focus only by now
  useEffect(() => setOpen(true), [])
  return [isOpen, setOpen]
}
