import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { placeFirstCells } from './GridItem.tsx'
import * as styles from './layout.css.ts'

export interface GridProps {
  children: ReactNode
  /** Element to render. @default 'div' */
  as?: 'div' | 'ul'
  /** Most columns: 2 where there is room for cells of 20 rem, 3 where there is for cells of 23 rem. @default 3 */
  columns?: 1 | 2 | 3
  /**
   * One or two cells do not stretch over a wide room. Each `GridItem` is as high as its content and takes the highest free place: no hole below a short one, and none is
   * above one that comes before it.
   */
  isPacked?: boolean
  /** On paper too, as many cells are side by side as have room. Otherwise each has the width of the sheet. */
  isSideBySideOnPaper?: boolean
  'aria-label'?: string
}

/** A grid of equal columns that follows the room it has. */
export function Grid({
  children,
  as: Element = 'div',
  columns = 3,
  isPacked,
  isSideBySideOnPaper,
  ...rest
}: GridProps) {
  return (
    <div className={styles.gridRoom}>
      <Element
        ref={isPacked ? placeFirstCells : undefined}
        className={cx(
          styles.grid,
          styles.columns[columns],
          isPacked && styles.packed,
          isSideBySideOnPaper && styles.sideBySideOnPaper,
        )}
        {...rest}
      >
        {children}
      </Element>
    </div>
  )
}
