import { useRef } from 'react'
import { moveFocus } from '../../roving.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../../icons/arrows.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import * as styles from './DateStepper.css.ts'

export interface DateStepperProps {
  /** What the day is for; names the group. */
  label: string
  /** ISO day, `YYYY-MM-DD`. */
  value: string
  onChange: (day: string) => void
  previousLabel: string
  nextLabel: string
  /** Keys that press the buttons, as their `data-key` for the code that listens. */
  previousKey?: string
  nextKey?: string
  /** The present day. There is a way back to it while another day is shown. */
  today: string
  todayLabel: string
  /** A word for the day, for example "Yesterday"; shown next to the ISO day. */
  word: string
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
 * One day, and a step back or forward. The new day is spoken after each step. One stop for Tab; the arrow keys move
 * between the buttons.
 */
export function DateStepper({ label, value, onChange, ...props }: DateStepperProps) {
  const { previousLabel, nextLabel, previousKey, nextKey, today, todayLabel, word } = props
  const previous = useRef<HTMLButtonElement>(null)
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.stepper}
      onKeyDownCapture={(event) => moveFocus(event)}
    >
      <time dateTime={value} aria-live="polite" className={styles.day}>
        <span className={styles.word}>{word} </span>
        <span>{value}</span>
      </time>
      {/* Keeps its room: what is pressed again and again must not move away under the pointer. */}
      <span style={{ visibility: today === value ? 'hidden' : 'visible' }}>
        <Button
          size="small"
          variant="quiet"
          onPress={() => {
            onChange(today)
            // The button goes; the focus stays in the group.
            previous.current?.focus()
          }}
        >
          {todayLabel}
        </Button>
      </span>
      <IconButton
        ref={previous}
        data-key={previousKey}
        size="small"
        label={previousLabel}
        icon={<ChevronStartIcon size="small" />}
        onPress={() => {
          onChange(addDays(value, -1))
        }}
      />
      <IconButton
        size="small"
        data-key={nextKey}
        label={nextLabel}
        icon={<ChevronEndIcon size="small" />}
        onPress={() => {
          onChange(addDays(value, 1))
        }}
      />
    </div>
  )
}
