import type { ReactNode } from 'react'
import * as styles from './LiveRegion.css.ts'

export interface LiveRegionProps {
  /** What is said when it changes; nothing for as long as there is nothing to say. */
  children?: ReactNode
  /** `status` waits for a pause, `alert` interrupts. @default 'status' */
  role?: 'status' | 'alert'
  /** Changes go unsaid, for as long as what makes them is spoken itself. */
  isSilent?: boolean
}

/**
 * A place whose content a screen reader says when it changes. The place must be on the page before its content is,
 * so render it always and fill it later.
 */
export function LiveRegion({ children, role = 'status', isSilent }: LiveRegionProps) {
  return (
    <div role={role} aria-live={isSilent ? 'off' : undefined} className={styles.region}>
      {children}
    </div>
  )
}
