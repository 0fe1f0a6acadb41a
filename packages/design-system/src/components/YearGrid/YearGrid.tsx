import { useRef } from 'react'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { weekCount, weeksUntil } from './steps.ts'
import { YearDays } from './YearDays.tsx'
import * as styles from './YearGrid.css.ts'

export interface YearGridProps {
  /** What the days are of; names the table. */
  label: string
  /** The last day, ISO. The grid ends with its week. */
  until: string
  /** Which part of each day is done, from 0 to 1, by ISO day; null for a day that counts neither way. Others are unknown. */
  parts: ReadonlyMap<string, number | null>
  /** Returns what is known of a day in words, with its date. */
  dayText: (day: string) => string
  /** The name of a month, `YYYY-MM`, above its first week. */
  monthName: (month: string) => string
  /** The seven days of the week, Monday first, in a few letters. Every other one is shown. */
  weekdays: readonly string[]
  /** The months in words, for those who read or listen, newest first: what is known of each. */
  months: readonly { name: string; text: string }[]
  /** The headings of those two columns. */
  headings: readonly [string, string]
  /** Only the cells, for a grid below one that has the names. */
  isSmall?: boolean
}

/**
 * A year of days, a week in each column: 53 weeks, on a phone the last 13. A day is a full cell in one of four tints of the
 * hue around it, or quiet when nothing was done. A day that is not known is a dot. Under a pointer, and with the arrow keys, a
 * cell says its day. A table says the months in words.
 */
export function YearGrid({
  label,
  until,
  months,
  headings,
  parts,
  dayText,
  monthName,
  weekdays,
  isSmall = false,
}: YearGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const begins = weeksUntil(until).flatMap(([first = ''], column) =>
    // The last weeks have no room for a name.
    first.slice(8) <= '07' && column < weekCount - 2 ? { month: first.slice(0, 7), column } : [],
  )
  return (
    <div ref={frame} className={styles.frame}>
      {!isSmall && (
        <div className={styles.weekdays} aria-hidden="true">
          {weekdays.map((weekday, index) => (
            <span key={weekday}>{index % 2 === 0 && weekday}</span>
          ))}
        </div>
      )}
      <div ref={view} className={styles.window}>
        <div className={styles.weeks}>
          {!isSmall && (
            <div className={styles.months} aria-hidden="true">
              {begins.map(({ month, column }) => (
                <span
                  key={month}
                  className={cx(styles.month, column < weekCount - 13 && styles.early)}
                  style={{ insetInlineStart: `${((100 * column) / weekCount).toFixed(3)}%` }}
                >
                  {monthName(month)}
                </span>
              ))}
            </div>
          )}
          <YearDays
            label={label}
            until={until}
            parts={parts}
            dayText={dayText}
            frame={frame}
            view={view}
          />
        </div>
      </div>
      <div className={hidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
