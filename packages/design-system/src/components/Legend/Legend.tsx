import type { ReactNode } from 'react'
import * as styles from './Legend.css.ts'

export interface LegendProps {
  entries: readonly { icon: ReactNode; label: string }[]
}

/** Explains pictures. Silent: each control with a picture says its name itself. */
export function Legend({ entries }: LegendProps) {
  return (
    <div aria-hidden="true" className={styles.legend}>
      {entries.map(({ icon, label }) => (
        <span key={label} className={styles.entry}>
          {icon}
          {label}
        </span>
      ))}
    </div>
  )
}
