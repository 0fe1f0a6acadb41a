import { cx } from '../../cx.ts'
import * as styles from './DayMark.css.ts'

/** How a day went: nothing, a part of it, passed over, or all of it. */
export type DayLevel = 'empty' | 'some' | 'passed' | 'full'

/** The picture of a day: each level has a shape of its own, not only a colour. Always silent. */
export function DayMark({ level }: { level: DayLevel }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={cx(styles.mark, styles.level[level])}>
      <circle cx="10" cy="10" r="8" className={styles.disc} />
      {level === 'full' && <path d="m6.5 10.5 2.5 2.5 5-5.5" />}
      {level === 'some' && <path d="M10 2a8 8 0 0 1 0 16Z" className={styles.half} />}
      {level === 'passed' && <path d="M6.5 10h7" />}
    </svg>
  )
}
