import { Children, type ReactNode } from 'react'

/**
 * Gives each text beside other content an element of its own. A translator of the browser replaces each text with an
 * element: React could then neither change the text nor take it away, and would fail.
 */
export function Words({ children }: { children: ReactNode }) {
  return Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  )
}

/** A name, a code or an ISO date inside a text: a translator of the browser leaves it as it is. */
export const Name = ({ children }: { children: ReactNode }) => (
  <span translate="no">{children}</span>
)

/** The words that count in a line. What is around it says how they look. */
export const Strong = ({ children }: { children: ReactNode }) => <strong>{children}</strong>
