import type { ReactNode } from 'react'

/** A name, a code or an ISO date inside a text: a translator of the browser leaves it as it is. */
export const Name = ({ children }: { children: ReactNode }) => (
  <span translate="no">{children}</span>
)
