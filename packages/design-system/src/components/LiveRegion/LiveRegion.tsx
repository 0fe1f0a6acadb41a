import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { Words } from '../Text/Words.tsx'
import * as styles from './LiveRegion.css.ts'

export interface LiveRegionProps {
  /** A screen reader speaks it when it changes. Leave it out while there is nothing to say. */
  children?: ReactNode
  /** `status` waits for a pause, `alert` interrupts. @default 'status' */
  role?: 'status' | 'alert'
  /** Shown before the content. Screen readers do not speak its changes, because they speak the cause. */
  unsaid?: ReactNode
  /** Hides the content from sight, because the page shows it in another way. */
  isHidden?: boolean
  /** Keeps the content visible at the end of the window and over the page, so that nothing moves when it appears. */
  isSticky?: boolean
}

/**
 * A place whose content a screen reader says when it changes. The place must be on the page before its content is,
 * so render it always and fill it later.
 */
export function LiveRegion({
  children,
  role = 'status',
  unsaid,
  isHidden,
  isSticky,
}: LiveRegionProps) {
  const isInParts = unsaid !== undefined
  return (
    <div
      role={role}
      aria-atomic={isInParts ? false : undefined}
      className={cx(styles.region, isHidden && hidden, isSticky && styles.sticky)}
    >
      {isInParts && <span aria-live="off">{unsaid}</span>}
      <Words>{children}</Words>
    </div>
  )
}
