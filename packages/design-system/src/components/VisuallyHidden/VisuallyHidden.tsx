import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
  /** @default 'span' */
  as?: 'span' | 'div' | 'p'
  role?: 'status'
}

/** Text that is spoken and not seen. */
export function VisuallyHidden({ children, as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} {...rest}>
      {children}
    </Element>
  )
}
