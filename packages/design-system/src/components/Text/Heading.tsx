import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import type { FontSize } from '../../theme/tokens.ts'
import * as styles from './Text.css.ts'

export type HeadingLevel = 1 | 2 | 3

const sizeOfLevel = { 1: '2xl', 2: 'xl', 3: 'lg' } as const

export interface HeadingProps {
  children: ReactNode
  /** Rank in the document's outline. */
  level: HeadingLevel
  /** Step of the type scale; follows the level unless given. */
  size?: FontSize
  /** The heading element, for moving the focus after a navigation (with `tabIndex={-1}`). */
  ref?: Ref<HTMLHeadingElement>
  tabIndex?: -1
  id?: string
}

/** A heading; rank and size are independent. */
export function Heading({ children, level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={cx(styles.heading, styles.size[size])} {...rest}>
      {children}
    </Element>
  )
}
