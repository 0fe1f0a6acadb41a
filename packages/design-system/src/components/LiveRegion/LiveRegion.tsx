import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './LiveRegion.css.ts'

export interface LiveRegionProps {
  /** What is said when it changes; nothing for as long as there is nothing to say. */
  children?: ReactNode
  /** `status` waits for a pause, `alert` interrupts. @default 'status' */
  role?: 'status' | 'alert'
  /** Stands before it; its changes go unsaid, because what makes them is spoken itself. */
  unsaid?: ReactNode
  /** Only spoken: what is seen says it in another way. */
  isHidden?: boolean
  /** Stays visible at the end of the window, over the content, so that nothing moves when it appears. */
  isSticky?: boolean
}

/**
 * A place whose content a screen reader says when it changes. The place must be on the page before its content is,
 * so render it always and fill it later.
 */
export function LiveRegion({ children, role = 'status', unsaid, ...looks }: LiveRegionProps) {
  const { isHidden, isSticky } = looks
  const isInParts = unsaid !== undefined
  return (
    <div
      role={role}
      aria-atomic={isInParts ? false : undefined}
      className={cx(styles.region, isHidden && hidden, isSticky && styles.sticky)}
    >
      {isInParts && <span aria-live="off">{unsaid}</span>}
      {children}
    </div>
  )
}
