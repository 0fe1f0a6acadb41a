import type { ReactNode, Ref } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './DayHeader.css.ts'

export interface DayHeaderProps {
  /** The page's `<h1>`. */
  title: ReactNode
  /** What is known of the day, below the title: one line of whole words. The last ones go where they have no room. */
  line: ReactNode
  /** A second line, which is cut where it has no room. Its room is there when it is empty: what comes or goes in it moves nothing. */
  secondLine?: ReactNode
  /** An `ArcRing`. Its room is there before the ring is. */
  ring: ReactNode
  /** A `DayStrip`. */
  strip: ReactNode
  /** Whether the day is not today. The ground of the page then has another colour. */
  isAnotherDay?: boolean
  /** Leaves the page to a question below it: one small line. */
  isQuiet?: boolean
  /** The `<h1>`, which can be focused after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** The head of a page that is about a day. */
export function DayHeader({
  title,
  line,
  secondLine,
  ring,
  strip,
  isAnotherDay,
  isQuiet,
  headingRef,
}: DayHeaderProps) {
  return (
    <div
      className={cx(styles.head, isQuiet && styles.quiet)}
      data-another-day={isAnotherDay || undefined}
    >
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.lines}>
        <div className={cx(styles.line, styles.wholeWords)}>{line}</div>
        {!isQuiet && <div className={styles.line}>{secondLine}</div>}
      </div>
      {!isQuiet && (
        <>
          <div className={styles.ring}>{ring}</div>
          <div className={styles.strip}>{strip}</div>
        </>
      )}
    </div>
  )
}
