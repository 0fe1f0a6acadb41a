import type { ReactNode } from 'react'
import { place } from './ControlPlace.css.ts'

/** The place of one of several controls or texts: it is as high with each, so that nothing below it moves. */
export function ControlPlace({ children }: { children: ReactNode }) {
  return <div className={place}>{children}</div>
}
