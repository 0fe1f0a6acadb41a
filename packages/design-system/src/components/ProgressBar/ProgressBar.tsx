import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps {
  /** What progresses. */
  label: string
  /** How much is done, from 0 to `maxValue`. Values outside count as the nearest end. */
  value: number
  /** @default 100 */
  maxValue?: number
  /** The value in words, for example "2 of 5". Defaults to a percentage. */
  valueLabel?: string
}

/**
 * Shows how much of a known amount is done. Written without react-aria's hook, which makes a formatter of
 * numbers even where the value comes in words: the first one costs a phone 50 ms.
 */
export function ProgressBar({ label, value, maxValue = 100, valueLabel }: ProgressBarProps) {
  const labelId = useId()
  const { locale } = useLocale()
  const done = Math.min(Math.max(value, 0), maxValue)
  const share = maxValue === 0 ? 0 : done / maxValue
  const valueText = valueLabel ?? share.toLocaleString(locale, { style: 'percent' })
  return (
    <div
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuetext={valueText}
      className={styles.progressBar}
    >
      <div className={styles.texts}>
        <span id={labelId}>{label}</span>
        <span aria-hidden="true">{valueText}</span>
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={{ inlineSize: `${String(share * 100)}%` }} />
      </div>
    </div>
  )
}
