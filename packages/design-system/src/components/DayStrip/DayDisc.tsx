import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './DayMark.css.ts'

interface DayDiscProps {
  level: keyof typeof styles.level
  /** What is drawn on the disc. An empty day, or one that is loading, has nothing on it. */
  children?: ReactNode
}

/** The disc of a day. What is drawn on it has a file of its own, because a page that is loading does not need it yet. */
export function DayDisc({ level, children }: DayDiscProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={cx(styles.mark, styles.level[level])}>
      <circle cx="10" cy="10" r="8" className={styles.disc} />
      {children}
    </svg>
  )
}
