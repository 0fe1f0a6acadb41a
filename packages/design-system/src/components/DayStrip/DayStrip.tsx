import { Button } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { DayMark, type DayLevel } from './DayMark.tsx'
import * as styles from './DayStrip.css.ts'

export interface DayStripDay {
  /** ISO day, `YYYY-MM-DD`. */
  day: string
  /** A letter or two above the mark, for example "Mo". */
  caption: string
  /** The day and how it went in words, for example "Monday: 2 of 3 done"; spoken. */
  label: string
  level: DayLevel
  /** Which part of a day of level `some` is done, from 0 to 1. */
  part?: number
}

export interface DayStripProps {
  /** Which days these are. */
  label: string
  days: readonly DayStripDay[]
  /** The day that is shown elsewhere, or another one that is not in the strip. */
  value: string
  onChange: (day: string) => void
}

/**
 * A few days beside each other with how each went, and a way to each: a toolbar, so that Tab passes it in one
 * step and the arrow keys move within.
 */
export function DayStrip({ label, days, value, onChange }: DayStripProps) {
  return (
    <Toolbar aria-label={label} className={styles.strip}>
      {days.map(({ day, caption, label: spoken, level, part }) => (
        <DayButton
          key={day}
          day={day}
          caption={caption}
          label={spoken}
          level={level}
          part={part}
          isCurrent={day === value}
          onChange={onChange}
        />
      ))}
    </Toolbar>
  )
}

type DayButtonProps = DayStripDay & { isCurrent: boolean; onChange: (day: string) => void }

/** A component of its own, so that a change of one day renders no other one. */
function DayButton({ day, caption, label, level, part, isCurrent, onChange }: DayButtonProps) {
  return (
    <Button
      aria-current={isCurrent ? 'date' : undefined}
      className={styles.day}
      onPress={() => {
        if (!isCurrent) onChange(day)
      }}
    >
      <span aria-hidden="true">{caption}</span>
      <DayMark level={level} part={part} />
      <span className={hidden}>{label}</span>
    </Button>
  )
}
