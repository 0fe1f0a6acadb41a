import type { ReactNode } from 'react'
import * as styles from './LiveRegion.css.ts'

export interface LiveRegionProps {
  /** What is said when it changes; nothing for as long as there is nothing to say. */
  children?: ReactNode
  /** `status` waits for a pause, `alert` interrupts. @default 'status' */
  role?: 'status' | 'alert'
  /** Stands before it; its changes go unsaid, because what makes them is spoken itself. */
  unsaid?: ReactNode
}

/**
 * A place whose content a screen reader says when it changes. The place must be on the page before its content is,
 * so render it always and fill it later.
 */
export function LiveRegion({ children, role = 'status', unsaid }: LiveRegionProps) {
  if (unsaid === undefined) {
    return (
      <div role={role} className={styles.region}>
        {children}
      </div>
    )
  }
  return (
    <div role={role} aria-atomic={false} className={styles.region}>
      <span aria-live="off">{unsaid}</span>
      {children}
    </div>
  )
}
