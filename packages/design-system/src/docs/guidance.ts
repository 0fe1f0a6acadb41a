import type { ReactNode } from 'react'

interface Example {
  /** What is right or wrong about it. */
  text: string
  render: () => ReactNode
}

/**
 * When a component is the right one. It stands under `parameters.guidance` of the component's stories; its page shows
 * it, and the wall shows the good example.
 */
export interface Guidance {
  /** When to use it. */
  use: string
  /** When not, and what to take instead. */
  avoid: string
  good: Example
  bad: Example
}
