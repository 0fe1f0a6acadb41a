import { useId } from 'react'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './ArcRing.css.ts'
import type { Arc } from './arc.ts'
import { Arcs } from './Arcs.tsx'

export interface ArcRingProps {
  /** What progresses. Left out where words beside the ring say the same: it is a picture then, and silent. */
  label?: string
  /** Left out while they are not known: a placeholder shows instead of an empty ring. */
  arcs?: readonly Arc[]
  /** How much of it is complete, and how much there is. */
  value: number
  maxValue: number
  /** The same in words, spoken after `label`. */
  valueLabel?: string
  /** `small` is beside a heading, `row` before a name, `medium` beside a title, `large` at the head of a day. @default 'small' */
  size?: 'small' | 'row' | 'medium' | 'large'
}

/** Of the line, in units of which the drawing has 36. */
const widths = { small: 6, row: 5, medium: 4.5, large: 4 }

/** A ring with an arc for each part of a whole. The large one pulses once when it closes, and has a check then. */
export function ArcRing({
  label,
  arcs,
  value,
  maxValue,
  valueLabel,
  size = 'small',
}: ArcRingProps) {
  const id = useId()
  const isClosed = maxValue > 0 && value >= maxValue
  const meaning =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : {
          role: 'progressbar',
          'aria-labelledby': id,
          'aria-valuenow': value,
          'aria-valuemin': 0,
          'aria-valuemax': maxValue,
          'aria-valuetext': valueLabel,
        }
  return (
    <div
      {...meaning}
      className={cx(styles.ring, styles.size[size], isClosed && size === 'large' && styles.closed)}
    >
      <span id={id} className={hidden}>
        {label}
      </span>
      <Arcs arcs={arcs} width={widths[size]} isRound={size === 'large'}>
        {isClosed && <path d="m12.5 18.5 4 4 7.5-8.5" className={styles.check[size]} />}
      </Arcs>
    </div>
  )
}
