import type { ReactNode } from 'react'

interface Example {
  /** What is right or wrong about it. */
  text: string
  render: () => ReactNode
}

/**
 * Says when a component is the right one. Defined as `parameters.guidance` of the component’s stories. Its page shows
 * it, and the wall shows the good example.
 */
export interface Guidance {
  /** When to use it. */
  use: string
  /** When not to use it, and what to use instead. */
  avoid: string
  good: Example
  bad: Example
}
