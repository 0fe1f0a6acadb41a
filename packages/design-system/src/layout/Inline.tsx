import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { Space } from '../theme/tokens.ts'
import * as styles from './layout.css.ts'
import type { LayoutElement } from './Stack.tsx'

export interface InlineProps {
  children: ReactNode
  /** Element to render. @default 'div' */
  as?: LayoutElement
  /** Space between the children, in units of 4 px. @default 2 */
  gap?: Space
  /** Alignment across the row. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Distribution along the row. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Keeps everything on one line. The row wraps otherwise, and so fits 320 px. */
  isOnOneLine?: boolean
  /** Takes the space that is left over in a parent row or column. */
  isGrowing?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Children beside each other; they wrap when they do not fit. */
export function Inline({ children, as: Element = 'div', gap = 2, ...props }: InlineProps) {
  const { align = 'center', justify = 'start', isOnOneLine, isGrowing, ...rest } = props
  const className = cx(
    styles.inline,
    styles.gap[gap],
    styles.align[align],
    styles.justify[justify],
    !isOnOneLine && styles.wrap,
    isGrowing && styles.grow,
  )
  return (
    <Element className={className} {...rest}>
      {children}
    </Element>
  )
}
