import type { ButtonProps } from '@daymark/design-system'
import { type ComponentType, type ReactElement, Suspense, useState } from 'react'

type Press = Pick<ButtonProps, 'aria-haspopup' | 'onHoverStart' | 'onFocus' | 'onPress'>

/**
 * A button whose menu is fetched when a hand comes near, because a menu weighs as much as a screen. `Menu`
 * gets the button as its trigger, and opens at once. Both get the properties of the result.
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
        <Suspense fallback={<Trigger {...props} />}>
          <Menu {...props} trigger={<Trigger {...props} />} />
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
