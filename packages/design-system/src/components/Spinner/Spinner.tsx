import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { cx } from '../../cx.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for. Without a label the spinner is decorative. */
  label?: string | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large'
  /** Takes a block of its own and stands in its middle. */
  isBlock?: boolean
}

/** Something is going on and nobody knows how long it will take. */
export function Spinner({ label, size = 'medium', isBlock }: SpinnerProps) {
  const ring = <span className={cx(styles.spinner, styles.size[size])} aria-hidden="true" />
  if (label === undefined) return ring
  return (
    <AriaProgressBar
      aria-label={label}
      isIndeterminate
      className={isBlock ? styles.block : styles.wrapper}
    >
      {ring}
    </AriaProgressBar>
  )
}
