import { cx } from '../../cx.ts'
import { daySteps } from './steps.ts'
import * as styles from './YearScale.css.ts'

/** Says what the tints of a `YearGrid` mean, from nothing to everything. */
export function YearScale({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.scale}>
      <span>{from}</span>
      {daySteps.map((step) => (
        <i key={step} aria-hidden="true" className={cx(styles.cell, styles.step[step])} />
      ))}
      <span>{to}</span>
    </span>
  )
}
