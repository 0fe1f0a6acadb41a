import type { MouseEvent } from 'react'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  children: string
  /** Id of the element to go to; it must be focusable. @default 'main' */
  targetId?: string
}

/** The first stop of the Tab key: jumps over what repeats on each page. */
export function SkipLink({ children, targetId = 'main' }: SkipLinkProps) {
  // The focus is moved by hand: a hash in the address would be a navigation to a router.
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(targetId)?.focus()
  }
  return (
    <a className={skipLink} href={`#${targetId}`} onClick={jump}>
      {children}
    </a>
  )
}
