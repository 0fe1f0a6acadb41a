import { cx } from '../../cx.ts'
import { DayMark, type DayLevel } from '../DayStrip/DayMark.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './MonthGrid.css.ts'

interface KnownDay {
  level: DayLevel
  /** Which part of a day of level `some` is done, from 0 to 1. */
  part?: number
  label: string
}

export interface MonthGridProps {
  /** The month in words, for example "November 2026". */
  label: string
  /** The month, `YYYY-MM`. */
  month: string
  /** The seven days of the week, Monday first: the text above a column, and the whole name. */
  weekdays: readonly { short: string; long: string }[]
  /** How those days of the month went that are known, by ISO day, with the words that are spoken. */
  days: ReadonlyMap<string, KnownDay>
  /** ISO day that is marked as the present one. */
  today?: string
  /** Days are on their way; those that are not known yet show the shape of their mark. */
  isBusy?: boolean
}

/** Returns the days of a month in weeks; a day outside the month is undefined. */
function weeksOf(month: string): (string | undefined)[][] {
  const first = new Date(`${month}-01T00:00:00Z`)
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  const weeks = Math.ceil((before + count) / 7)
  return Array.from({ length: weeks }, (_row, week) =>
    Array.from({ length: 7 }, (_cell, column) => {
      const date = week * 7 + column - before + 1
      return date < 1 || date > count ? undefined : `${month}-${String(date).padStart(2, '0')}`
    }),
  )
}

interface DayFaceProps {
  day: string
  isToday: boolean
  known: KnownDay | undefined
  isBusy: boolean | undefined
}

/** A day of which nothing is known keeps the room of its mark. */
function DayFace({ day, isToday, known, isBusy }: DayFaceProps) {
  return (
    <span className={cx(styles.face, isToday && styles.today)}>
      <span>{Number(day.slice(-2))}</span>
      <span className={styles.mark}>
        {known ? (
          <DayMark level={known.level} part={known.part} />
        ) : (
          isBusy && <Skeleton shape="circle" />
        )}
      </span>
      {known && <span className={hidden}>{known.label}</span>}
    </span>
  )
}

/** A month as a table of days with how each went. */
export function MonthGrid({ label, month, weekdays, days, today, isBusy }: MonthGridProps) {
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <caption className={styles.caption}>{label}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              <span aria-hidden="true">{short}</span>
              <span className={hidden}>{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find((day) => day !== undefined) ?? index}>
            {week.map((day, column) => (
              <td
                key={day ?? column}
                className={styles.day}
                aria-current={day !== undefined && day === today ? 'date' : undefined}
              >
                {day !== undefined && (
                  <DayFace
                    day={day}
                    isToday={day === today}
                    known={days.get(day)}
                    isBusy={isBusy}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
