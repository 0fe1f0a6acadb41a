import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Kbd } from '../Kbd/Kbd.tsx'
import { NavigationLabel } from './NavigationBar.tsx'
import * as styles from './NavigationBar.css.ts'

export interface NavigationButtonProps {
  children: string
  icon: ReactNode
  /** The keys that do the same, for the eye: `Ctrl K`. Only shown where there is room. */
  keys?: string
  /** The same keys for a screen reader, as `Control+K Meta+K`. */
  keyShortcuts?: string
  onPress: () => void
}

/** An action in the navigation bar, with the keys that do the same. */
export function NavigationButton({
  children,
  icon,
  keys,
  keyShortcuts,
  onPress,
}: NavigationButtonProps) {
  return (
    <Button
      className={styles.button}
      onPress={onPress}
      // react-aria passes this attribute to no element.
      render={(own) => <button {...own} aria-keyshortcuts={keyShortcuts} />}
    >
      {icon}
      <NavigationLabel>{children}</NavigationLabel>
      {keys !== undefined && (
        <span aria-hidden="true" className={styles.keys}>
          <Kbd>{keys}</Kbd>
        </span>
      )}
    </Button>
  )
}
