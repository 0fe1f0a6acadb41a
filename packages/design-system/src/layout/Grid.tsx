import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import type { Space } from '../theme/tokens.ts'
import * as styles from './layout.css.ts'
import type { LayoutElement } from './Stack.tsx'

export interface GridProps {
  children: ReactNode
  /** Element to render. @default 'div' */
  as?: LayoutElement
  /** Most columns: 1 under 768 px, then 2, and 3 from 1280 px. @default 3 */
  columns?: 1 | 2 | 3
  /** Space between the cells, in units of 4 px. @default 6 */
  gap?: Space
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A grid of equal columns that follows the width of the window. */
export function Grid({ children, as: Element = 'div', columns = 3, gap = 6, ...rest }: GridProps) {
  return (
    <Element className={cx(styles.grid, styles.columns[columns], styles.gap[gap])} {...rest}>
      {children}
    </Element>
  )
}
