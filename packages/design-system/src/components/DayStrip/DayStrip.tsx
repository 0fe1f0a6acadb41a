import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { Arc } from '../ArcRing/arc.ts'
import { Arcs } from '../ArcRing/Arcs.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './DayStrip.css.ts'

export interface DayStripDay {
  /** ISO day, `YYYY-MM-DD`. */
  day: string
  /** Two or three letters above the disc, for example "Mon". */
  caption: string
  /** The number of the day in its month. */
  number: number
  /** The day and how it went in words, for example "Monday: 2 of 3 done"; spoken. */
  label: string
  /** How far each list was, as parts of the whole day. Undefined while that is not known. */
  arcs: readonly Arc[] | undefined
  /** Shows a dot instead of an empty ring, because there was nothing to do yet. */
  isBefore?: boolean
}

export interface DayStripProps {
  /** Which days these are. */
  label: string
  days: readonly DayStripDay[]
  /** The day that the page shows. It need not be in the strip. */
  value: string
  /** Today. It keeps an edge while the page shows another day. */
  today: string
  onChange: (day: string) => void
}

/**
 * A few days beside each other with how each went, and a way to each: a toolbar, so that Tab passes it in one
 * step and the arrow keys, Home and End move within.
 */
export function DayStrip({ label, days, value, today, onChange }: DayStripProps) {
  return (
    <Toolbar aria-label={label} className={styles.strip}>
      {days.map(({ day, label: spoken, ...look }) => (
        <Button
          key={day}
          aria-current={day === value ? 'date' : undefined}
          data-today={day === today || undefined}
          className={styles.day}
          onPress={() => onChange(day)}
          onKeyDown={moveToEnd}
        >
          <DayDisc {...look} />
          <span className={hidden}>{spoken}</span>
        </Button>
      ))}
    </Toolbar>
  )
}

/** Home and End lead to the first and the last day: react-aria's toolbar has only the arrow keys. */
function moveToEnd(event: Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]) {
  const { key, currentTarget } = event
  const days = [...(currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const goal = key === 'Home' ? days[0] : key === 'End' && days.at(-1)
  if (!goal) {
    event.continuePropagation()
    return
  }
  // The page would scroll.
  event.preventDefault()
  goal.focus()
}

type DayDiscProps = Pick<DayStripDay, 'caption' | 'arcs' | 'isBefore'> & { number?: number }

function DayDisc({ caption, number, arcs, isBefore }: DayDiscProps) {
  return (
    <>
      <span aria-hidden="true">{caption}</span>
      <span aria-hidden="true" className={styles.disc}>
        {isBefore ? (
          <span key="dot" className={styles.dot} />
        ) : (
          // Another element than the dot, which would move there from the whole disc.
          <span key="ring" className={styles.ring}>
            <Arcs arcs={arcs} width={3} />
          </span>
        )}
        <span className={isBefore ? styles.numberBefore : styles.number}>{number}</span>
      </span>
    </>
  )
}

export interface DayStripPlaceholderProps {
  /** Leaves out the number of the day, because the day is not known yet. */
  days: readonly (Pick<DayStripDay, 'day' | 'caption'> & { number?: number })[]
  value?: string
}

/** Looks like a strip whose days are not known yet. It leads to no day, and screen readers skip it. */
export function DayStripPlaceholder({ days, value }: DayStripPlaceholderProps) {
  return (
    <div aria-hidden="true" className={styles.strip}>
      {days.map(({ day, ...look }) => (
        <span key={day} aria-current={day === value ? 'date' : undefined} className={styles.day}>
          <DayDisc {...look} arcs={undefined} />
        </span>
      ))}
    </div>
  )
}
