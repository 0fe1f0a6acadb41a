import { cx } from '../../cx.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { stepOf } from '../YearGrid/steps.ts'
import * as styles from './MonthGrid.css.ts'

interface KnownDay {
  /** Which part of the day is done, from 0 to 1; null for a day that counts neither way. Undefined when nothing was due. */
  part: number | null | undefined
  /** The day and how it went in words, for example "Monday 2: 3 of 5 done". */
  label: string
}

export interface MonthGridProps {
  /** The month in words, for example "November 2026". */
  label: string
  /** The month, `YYYY-MM`. */
  month: string
  /** The seven days of the week, Monday first: the text above a column, and the whole name. */
  weekdays: readonly { short: string; long: string }[]
  /** How those days of the month went that are known, by ISO day. */
  days: ReadonlyMap<string, KnownDay>
  /** ISO day that is marked as the present one. */
  today?: string
  /** Whether days are being fetched. A day that is not known yet then shows its shape. */
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
  /** The whole name of its weekday. */
  weekday: string
  known: KnownDay | undefined
  isBusy: boolean
}

function DayFace({ day, isToday, weekday, known, isBusy }: DayFaceProps) {
  const date = Number(day.slice(-2))
  const today = isToday && styles.today
  if (!known) {
    return (
      <span className={cx(styles.face, today)}>
        {isBusy && (
          <span className={styles.waiting}>
            <Skeleton shape="block" />
          </span>
        )}
        <span className={styles.number} aria-hidden="true">
          {date}
        </span>
        <span className={hidden}>{`${weekday} ${date}`}</span>
      </span>
    )
  }
  return (
    <span
      className={cx(
        styles.face,
        known.part !== undefined && styles.step[stepOf(known.part)],
        today,
      )}
    >
      <span className={styles.number} aria-hidden="true">
        {date}
      </span>
      {/* In forced colours and on paper it is as long as the day is done. */}
      <span
        aria-hidden="true"
        className={styles.bar}
        style={{ inlineSize: `${100 * (known.part ?? 0)}%` }}
      />
      <span className={hidden}>{known.label}</span>
    </span>
  )
}

/** A month as a table of days, each in a tint of the hue around it that says how much of it is done. */
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
                    weekday={weekdays[column]?.long ?? ''}
                    known={days.get(day)}
                    isBusy={isBusy === true}
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
