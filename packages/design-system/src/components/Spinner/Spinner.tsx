import { ProgressBarContext } from 'react-aria-components/ProgressBar'
import { useSlottedContext } from 'react-aria-components/slots'
import { cx } from '../../cx.ts'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for. Without a label the spinner is decorative. */
  label?: string | undefined
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

/**
 * Shows a wait of unknown length. It has no value, so it does without react-aria's `ProgressBar`, which brings the
 * formats of numbers along. A pending button names itself after it, by the id of the context.
 */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const button = useSlottedContext(ProgressBarContext)
  const ring = <span className={cx(styles.spinner, styles.size[size])} aria-hidden="true" />
  if (label === undefined) return ring
  return (
    <div role="progressbar" id={button?.id} aria-label={label} className={styles.wrapper}>
      {ring}
    </div>
  )
}
