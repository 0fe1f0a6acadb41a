import { DayDisc } from './DayDisc.tsx'
import * as styles from './DayMark.css.ts'

/** The level of a day: nothing, a part, all skipped, or all of it. */
export type DayLevel = 'empty' | 'some' | 'passed' | 'full'

interface DayMarkProps {
  level: DayLevel
  /** Which part of a day of level `some` is done, from 0 to 1. @default 0.5 */
  part?: number
}

/** Returns the part of the disc from its top on, as a clock fills it. */
function slice(part: number): string {
  const angle = 2 * Math.PI * part
  const [x, y] = [10 + 8 * Math.sin(angle), 10 - 8 * Math.cos(angle)]
  return `M10 10V2A8 8 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`
}

/** The picture of a day: each level has a shape of its own, not only a colour. Always silent. */
export function DayMark({ level, part = 0.5 }: DayMarkProps) {
  return (
    <DayDisc level={level}>
      {level === 'full' && <path d="m6.5 10.5 2.5 2.5 5-5.5" />}
      {level === 'some' && <path d={slice(part)} className={styles.slice} />}
      {level === 'passed' && <path d="M6.5 10h7" />}
    </DayDisc>
  )
}
