import type { HueName } from '../../theme/hueNames.ts'

/** A part of a ring. */
export interface Arc {
  /** The hue of the list; without one it is that of the card around it. */
  hue?: HueName
  /** How much of the ring is done, and how much of it was passed, from 0 to 1. */
  done: number
  passed: number
}
