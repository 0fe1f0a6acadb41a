import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { observeHeight } from './packedHeights.ts'
import * as styles from './layout.css.ts'

export interface GridItemProps {
  children: ReactNode
  /** Keeps about the height of a card, for content that comes when the item is in view. */
  keepsRoom?: boolean
  /** The item takes the focus from code, for a link that leads to it. */
  isTarget?: boolean
  id?: string
  /** What `ReorderInPlace` moves it as: an `orderedItem`. */
  orderedAs?: string
  'aria-label'?: string
  ref?: RefObject<HTMLLIElement | null>
}

/** An item of a `Grid as="ul"`: as high as its neighbours, or as its content where the grid is packed. */
export function GridItem({ children, keepsRoom, isTarget, orderedAs, ...rest }: GridItemProps) {
  const ownRef = useRef<HTMLLIElement>(null)
  const { ref = ownRef } = rest
  useLayoutEffect(() => (ref.current ? observeHeight(ref.current) : undefined), [ref])
  return (
    <li
      className={cx(styles.gridItem, keepsRoom && styles.keptRoom)}
      tabIndex={isTarget ? -1 : undefined}
      data-item={orderedAs}
      {...rest}
      ref={ref}
    >
      {children}
    </li>
  )
}
