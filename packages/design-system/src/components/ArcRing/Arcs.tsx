import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { hueClass } from '../../theme/hues.css.ts'
import type { Arc } from './arc.ts'
import * as styles from './ArcRing.css.ts'

interface ArcsProps {
  /** Undefined while they are not known. */
  arcs: readonly Arc[] | undefined
  /** The width of the line, in units of which the drawing has 36. */
  width: number
  /** Rounds the ends of the arcs. */
  isRound?: boolean
  /** Shown in the middle of the ring. */
  children?: ReactNode
}

/** Draws arcs one after the other on a ring, clockwise from its top. Silent. */
export function Arcs({ arcs, width, isRound, children }: ArcsProps) {
  if (arcs === undefined) return <span className={styles.unknown} />
  const radius = 18 - width / 2 - 0.5
  const parts = arcs.flatMap(({ hue, done, passed }, index) => {
    const before = arcs.slice(0, index).reduce((sum, arc) => sum + arc.done + arc.passed, 0)
    return [
      { hue, share: done, to: before + done, isPassed: false },
      { hue, share: passed, to: before + done + passed, isPassed: true },
    ]
  })
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={styles.drawing} strokeWidth={width}>
      <circle cx="18" cy="18" r={radius} className={styles.track} />
      {/* The last one is below the others, and each begins at the top: their round ends lie over each other. */}
      {parts.toReversed().map(
        ({ hue, share, to, isPassed }, index) =>
          share > 0 && (
            <circle
              key={index}
              cx="18"
              cy="18"
              r={radius}
              pathLength="100"
              // A whole circle has no seam at its top.
              strokeDasharray={to > 0.999 ? undefined : `${(to * 100).toFixed(2)} 100`}
              className={cx(
                hue && hueClass[hue],
                styles.arc,
                isRound && styles.round,
                isPassed && styles.passed,
              )}
            />
          ),
      )}
      {children}
    </svg>
  )
}
