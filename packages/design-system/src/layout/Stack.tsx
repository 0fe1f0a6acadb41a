import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { MaxWidth, Space } from '../theme/tokens.ts'
import * as styles from './layout.css.ts'

/** Elements that a layout primitive may render, so that a list stays a list. */
export type LayoutElement = 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'header' | 'span'

export interface StackProps {
  children: ReactNode
  /** Element to render. @default 'div' */
  as?: LayoutElement
  /** Space between the children, in units of 4 px. @default 4 */
  gap?: Space
  /** Space around the children, in units of 4 px. */
  padding?: Space
  /** Alignment across the column. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch'
  /** Widest the column may become; it fills the space up to there. */
  maxWidth?: MaxWidth
  /** Takes the space that is left over in a parent row or column. */
  isGrowing?: boolean
  'aria-labelledby'?: string
}

/** Children below each other with equal space between them. */
export function Stack({ children, as: Element = 'div', gap = 4, ...props }: StackProps) {
  const { padding, align = 'stretch', maxWidth, isGrowing, ...rest } = props
  const className = cx(
    styles.stack,
    styles.gap[gap],
    styles.align[align],
    padding !== undefined && styles.padding[padding],
    maxWidth && styles.width[maxWidth],
    isGrowing && styles.grow,
  )
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  )
}
