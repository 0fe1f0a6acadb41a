import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import * as styles from './layout.css.ts'

export interface GridItemProps {
  children: ReactNode
  /** Keeps about the height of a card, for content that comes when the item is in view. */
  keepsRoom?: boolean
  /** The item takes the focus from code, for a link that leads to it. */
  isTarget?: boolean
  id?: string
  'aria-label'?: string
  ref?: Ref<HTMLLIElement>
}

/** An item of a `Grid as="ul"`, as high as its neighbours. */
export function GridItem({ children, keepsRoom, isTarget, ...rest }: GridItemProps) {
  return (
    <li
      className={cx(styles.gridItem, keepsRoom && styles.keptRoom)}
      tabIndex={isTarget ? -1 : undefined}
      {...rest}
    >
      {children}
    </li>
  )
}
