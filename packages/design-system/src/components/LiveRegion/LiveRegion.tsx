import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Words } from '../Text/Words.tsx'
import * as styles from './LiveRegion.css.ts'

export interface LiveRegionProps {
  /** A screen reader speaks it when it changes. Leave it out while there is nothing to say. */
  children?: ReactNode
  /** `status` waits for a pause, `alert` interrupts. @default 'status' */
  role?: 'status' | 'alert'
  /** Keeps the content visible at the end of the window and over the page, so that nothing moves when it appears. */
  isSticky?: boolean
}

/**
 * A place whose content is shown, and said by a screen reader when it changes. The place must be on the page before its
 * content is, so render it always and fill it later. What is only said is for `announce`.
 */
export function LiveRegion({ children, role = 'status', isSticky }: LiveRegionProps) {
  return (
    <div role={role} className={cx(styles.region, isSticky && styles.sticky)}>
      <Words>{children}</Words>
    </div>
  )
}
