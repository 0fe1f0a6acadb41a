import { Label } from 'react-aria-components/Label'
import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components/ProgressBar'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps extends Omit<
  AriaProgressBarProps,
  'children' | 'className' | 'style' | 'render' | 'isIndeterminate' | 'valueLabel'
> {
  /** What progresses. */
  label: string
  /** Hides label and value from sight; they stay spoken. */
  isLabelHidden?: boolean
  /** The value in words, for example "2 of 5". A percentage unless given. */
  valueLabel?: string
  /** @default 'accent' */
  tone?: 'accent' | 'success'
}

/** How much of a known amount is done. */
export function ProgressBar({ label, isLabelHidden, tone = 'accent', ...rest }: ProgressBarProps) {
  return (
    <AriaProgressBar {...rest} className={styles.progressBar}>
      {({ percentage, valueText }) => (
        <>
          <div className={cx(styles.texts, isLabelHidden && hidden)}>
            <Label>{label}</Label>
            <span aria-hidden="true">{valueText}</span>
          </div>
          <div className={styles.track}>
            <div
              className={cx(styles.fill, styles.tone[tone])}
              style={{ inlineSize: `${String(percentage ?? 0)}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
