import { cx } from '../../cx.ts'
import { DayDisc } from './DayDisc.tsx'
import * as styles from './DayStrip.css.ts'

export interface DayStripSkeletonProps {
  /** How many days come. */
  count: number
}

/** Takes the room of a day strip that is loading. Silent. */
export function DayStripSkeleton({ count }: DayStripSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.strip}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={cx(styles.day, styles.unknown)}>
          <span>{'\u00a0'}</span>
          <DayDisc level="empty" />
        </span>
      ))}
    </div>
  )
}
