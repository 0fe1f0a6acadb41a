import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { MaxWidth, Space } from '../theme/tokens.ts'
import * as styles from './layout.css.ts'

export interface StackProps {
  children: ReactNode
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Space
  /** Alignment across the column, which the children fill otherwise. */
  align?: 'start' | 'center'
  /** Widest the column may become; it fills the space up to there. */
  maxWidth?: MaxWidth
}

/** Children below each other with equal space between them. */
export function Stack({ children, gap = 4, align, maxWidth }: StackProps) {
  const className = cx(
    styles.stack,
    styles.gap[gap],
    align && styles.align[align],
    maxWidth && styles.width[maxWidth],
  )
  return <div className={className}>{children}</div>
}
