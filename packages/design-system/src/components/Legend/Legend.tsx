import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Legend.css.ts'

export interface LegendProps {
  entries: readonly { icon: ReactNode; label: string }[]
  /** Shows only where the card around it is narrow, as `SegmentedChoice` with `isCompact` needs it. */
  isForCompact?: boolean
}

/** Explains pictures. Silent: each control with a picture says its name itself. */
export function Legend({ entries, isForCompact }: LegendProps) {
  return (
    <div aria-hidden="true" className={cx(styles.legend, isForCompact && styles.onNarrowCard)}>
      {entries.map(({ icon, label }) => (
        <span key={label} className={styles.entry}>
          {icon}
          {label}
        </span>
      ))}
    </div>
  )
}
