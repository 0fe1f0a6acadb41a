import { cx } from '../../cx.ts'
import { DayMark, type DayLevel } from '../DayStrip/DayMark.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './MonthGrid.css.ts'

export interface MonthGridProps {
  /** The month in words, for example "November 2026". */
  label: string
  /** The month, `YYYY-MM`. */
  month: string
  /** The seven days of the week, Monday first: what stands above the columns, and the whole name. */
  weekdays: readonly { short: string; long: string }[]
  /** How those days of the month went that are known, by ISO day, with the words that are spoken. */
  days: ReadonlyMap<string, { level: DayLevel; label: string }>
  /** ISO day that is marked as the present one. */
  today?: string
  /** Further days are on their way. */
  isBusy?: boolean
}

/** The days of a month in weeks; a day outside the month is undefined. */
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
  known: { level: DayLevel; label: string } | undefined
}

/** A day of which nothing is known keeps the room of its mark. */
function DayFace({ day, isToday, known }: DayFaceProps) {
  return (
    <span className={cx(styles.face, isToday && styles.today)}>
      <span>{Number(day.slice(-2))}</span>
      <span className={styles.mark}>{known && <DayMark level={known.level} />}</span>
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
                  <DayFace day={day} isToday={day === today} known={days.get(day)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
