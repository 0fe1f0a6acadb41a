import type { ReactNode } from 'react'

/** The words that count in a line. What is around it says how they look. */
export const Strong = ({ children }: { children: ReactNode }) => <strong>{children}</strong>
