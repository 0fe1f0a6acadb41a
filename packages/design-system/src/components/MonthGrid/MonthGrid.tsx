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
  /** How the days of the month went, by ISO day, with the words that are spoken. */
  days: ReadonlyMap<string, { level: DayLevel; label: string }>
  /** ISO day that is marked as the present one. */
  today?: string
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

/** A month as a table of days with how each went. */
export function MonthGrid({ label, month, weekdays, days, today }: MonthGridProps) {
  return (
    <table className={styles.table}>
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
                  <span className={cx(styles.face, day === today && styles.today)}>
                    <span>{Number(day.slice(-2))}</span>
                    <DayMark level={days.get(day)?.level ?? 'empty'} />
                    <span className={hidden}>{days.get(day)?.label}</span>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
