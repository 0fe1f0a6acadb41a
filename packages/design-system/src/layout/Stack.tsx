import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { MaxWidth, Space } from '../theme/tokens.ts'
import * as styles from './layout.css.ts'

export interface StackProps {
  children: ReactNode
  /** Element to render. @default 'div' */
  as?: 'div' | 'section'
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Space
  /** Alignment across the column, which the children fill otherwise. */
  align?: 'start' | 'center'
  /** Widest the column may become; it fills the space up to there. */
  maxWidth?: MaxWidth
  /** Takes the space that is left over in a parent row or column. */
  isGrowing?: boolean
  'aria-labelledby'?: string
}

/** Children below each other with equal space between them. */
export function Stack({
  children,
  as: Element = 'div',
  gap = 4,
  align,
  maxWidth,
  isGrowing,
  ...rest
}: StackProps) {
  const className = cx(
    styles.stack,
    styles.gap[gap],
    align && styles.align[align],
    maxWidth && styles.width[maxWidth],
    isGrowing && styles.grow,
  )
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  )
}
