import { cx } from '../../cx.ts'
import { usePagePart } from '../../pageParts.tsx'
import { moveFocus } from '../../roving.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/arrows.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './DateStepper.css.ts'

export interface DateStepperProps {
  /** What the day is for; names the group. */
  label: string
  /** ISO day, `YYYY-MM-DD`. */
  value: string
  /** The short weekday of a day that is to be noticed. Without it the ISO day is small. */
  weekday?: string | undefined
  onChange: (day: string) => void
  previousLabel: string
  nextLabel: string
  /** Single keys that do the same in the card around. */
  keys?: { previous: string; next: string }
  /** The day as people say it, for example "Yesterday, 20 November"; spoken in place of the ISO day. */
  spokenValue: string
}

/**
 * Returns the day before or after another, in UTC.
 *
 * @param day ISO day, `YYYY-MM-DD`.
 * @param count Days to add; negative goes back.
 */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/**
 * One day between a step back and a step forward. Its owner says the new day. One stop for Tab; the arrow keys move
 * between the buttons.
 */
export function DateStepper({
  label,
  value,
  weekday,
  onChange,
  previousLabel,
  nextLabel,
  keys,
  spokenValue,
}: DateStepperProps) {
  const step = (count: number) => onChange(addDays(value, count))
  const part = usePagePart({
    keys: keys ? { [keys.previous]: () => step(-1), [keys.next]: () => step(1) } : {},
  })
  return (
    <div
      ref={part}
      role="group"
      aria-label={label}
      className={styles.stepper}
      onKeyDownCapture={(event) => moveFocus(event)}
    >
      <IconButton
        size="small"
        label={previousLabel}
        icon={<ChevronStartIcon size="small" />}
        onPress={() => step(-1)}
      />
      <time dateTime={value} className={styles.day}>
        <span aria-hidden="true" className={cx(weekday === undefined && styles.small)}>
          {weekday !== undefined && <span className={styles.weekday}>{weekday}</span>}
          <span translate="no">{value}</span>
        </span>
        <span className={hidden}>{spokenValue}</span>
      </time>
      <IconButton
        size="small"
        label={nextLabel}
        icon={<ChevronEndIcon size="small" />}
        onPress={() => step(1)}
      />
    </div>
  )
}
