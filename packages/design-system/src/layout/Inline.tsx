import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { Space } from '../theme/tokens.ts'
import * as styles from './layout.css.ts'

export interface InlineProps {
  children: ReactNode
  /** Space between the children, in units of 4 px. @default 2 */
  gap?: Space
  /** Distribution along the row, which begins at its start otherwise. */
  justify?: 'end' | 'between'
  /** Holds only what can be pressed, and is not there on paper. */
  isOnScreenOnly?: boolean
}

/** Children beside each other; they wrap when they do not fit. */
export function Inline({ children, gap = 2, justify, isOnScreenOnly }: InlineProps) {
  const className = cx(
    styles.inline,
    styles.gap[gap],
    justify && styles.justify[justify],
    isOnScreenOnly && styles.onScreenOnly,
  )
  return <div className={className}>{children}</div>
}
