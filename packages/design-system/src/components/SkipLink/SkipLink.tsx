import type { MouseEvent } from 'react'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  children: string
}

/** The first stop of the Tab key: jumps over what repeats on each page, to the element with the id `main`. */
export function SkipLink({ children }: SkipLinkProps) {
  // The focus is moved by hand: a hash in the address would be a navigation to a router.
  const jump = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <a className={skipLink} href="#main" onClick={jump}>
      {children}
    </a>
  )
}
