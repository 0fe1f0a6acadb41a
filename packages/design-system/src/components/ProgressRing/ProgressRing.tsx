import { useId, type ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './ProgressRing.css.ts'

export interface ProgressRingProps {
  /** What progresses. */
  label: string
  /** How much is done, from 0 to `maxValue`. Values outside count as the nearest end. */
  value: number
  maxValue: number
  /** The value in words, for example "4 of 6"; spoken. */
  valueLabel: string
  /** Shown next to the ring. It must say the same in words. */
  children?: ReactNode
  /** `small` fits beside a title. @default 'medium' */
  size?: 'small' | 'medium'
}

const radius = 16
const circumference = 2 * Math.PI * radius

/** Shows how much of a known amount is done, as a ring. A check fills the complete ring. */
export function ProgressRing({ label, value, maxValue, valueLabel, ...props }: ProgressRingProps) {
  const { children, size = 'medium' } = props
  const labelId = useId()
  const done = Math.min(Math.max(value, 0), maxValue)
  const share = maxValue === 0 ? 0 : done / maxValue
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuetext={valueLabel}
      className={styles.ring}
    >
      <span id={labelId} className={hidden}>
        {label}
      </span>
      {children !== undefined && (
        <span aria-hidden="true" className={cx(styles.text, styles.textSize[size])}>
          {children}
        </span>
      )}
      <svg viewBox="0 0 40 40" aria-hidden="true" className={cx(styles.drawing, styles.size[size])}>
        <circle cx="20" cy="20" r={radius} className={styles.track} />
        {share > 0 && (
          <circle
            cx="20"
            cy="20"
            r={radius}
            className={cx(styles.share, share === 1 && styles.closed)}
            strokeDasharray={circumference}
            strokeDashoffset={circumference * (1 - share)}
          />
        )}
        {share === 1 && <path d="m13 20.5 5 5 9.5-10.5" className={styles.check} />}
      </svg>
    </div>
  )
}
