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
