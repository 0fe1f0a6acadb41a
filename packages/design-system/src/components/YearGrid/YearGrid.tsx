import { type ReactNode, useRef } from 'react'
import { useMedia } from '../../layout/useMedia.ts'
import { media } from '../../theme/tokens.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { weekCountOf, weeksOfYear, weeksUntil } from './steps.ts'
import type { YearContent } from './YearCells.tsx'
import { widthOf, YearDays } from './YearDays.tsx'
import * as styles from './YearGrid.css.ts'

export interface YearGridProps extends YearContent {
  /** What the days are of; names the table. */
  label: string
  /** The first day, ISO. The grid begins with its week where that is one of the last 53. */
  begin?: string
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
  /** Shown in the room that the weeks leave, where there are few of them. */
  note?: ReactNode
}

/** A name needs the room of so many weeks, and a note that of more. */
const weeksOfName = 2
const weeksOfNote = 6

/** Returns the columns above which the name of a month is: those that it begins in, and the first one. */
function namedColumns(weeks: readonly (readonly string[])[]): { month: string; column: number }[] {
  const begins = weeks.flatMap(([first = ''], column) =>
    // The last weeks have no room for a name.
    first.slice(8) <= '07' && (column < weeks.length - 2 || column === 0)
      ? [{ month: first.slice(0, 7), column }]
      : [],
  )
  const next = begins[0]?.column ?? weeks.length
  const isUnnamed = next >= weeksOfName || begins.length === 0
  const first = { month: weeks[0]?.[6]?.slice(0, 7) ?? '', column: 0 }
  return isUnnamed ? [first, ...begins] : begins
}

/** On a phone the last 13 weeks have room, and 10 on the smallest ones. */
function useMostWeeks(): number {
  const isNarrow = useMedia(`${media.screen} and ${media.narrow}`)
  const isSmallest = useMedia(`${media.screen} and (width < 22rem)`)
  return isSmallest ? 10 : isNarrow ? 13 : weeksOfYear
}

/**
 * A year of days, a week in each column: 53 weeks, on a phone the last 13, and fewer where the first of them is later. A day
 * is a full cell in one of four tints of the hue around it from a half on, an edge below that, and quiet when nothing was
 * done. There is no cell for a day on which nothing was due, and a flat one for a day that is not read. Under a pointer, and
 * with the arrow keys, a cell says its day. A table says the months in words.
 */
export function YearGrid({
  label,
  begin,
  months,
  headings,
  dayText,
  monthName,
  weekdays,
  isSmall = false,
  note,
  ...content
}: YearGridProps) {
  const frame = useRef<HTMLDivElement>(null)
  const most = useMostWeeks()
  const count = weekCountOf(begin, content.until, most)
  const weeks = weeksUntil(content.until, count)
  // As large as in a whole year, so that nothing moves when the first day is known.
  const share = widthOf(count) / widthOf(most)
  return (
    <div ref={frame} className={styles.frame}>
      {!isSmall && (
        <div className={styles.weekdays} aria-hidden="true">
          {weekdays.map((weekday, index) => (
            <span key={weekday}>{index % 2 === 0 && weekday}</span>
          ))}
        </div>
      )}
      <div className={styles.area}>
        <div className={styles.weeks} style={{ inlineSize: `${(100 * share).toFixed(3)}%` }}>
          {!isSmall && (
            <div className={styles.months} aria-hidden="true">
              {namedColumns(weeks).map(({ month, column }) => (
                <span
                  key={month}
                  className={styles.month}
                  style={{ left: `${((100 * column) / count).toFixed(3)}%` }}
                >
                  {monthName(month)}
                </span>
              ))}
            </div>
          )}
          <YearDays label={label} weeks={weeks} dayText={dayText} frame={frame} {...content} />
        </div>
        {note !== undefined && most - count >= weeksOfNote && (
          <div className={styles.note}>{note}</div>
        )}
      </div>
      {months.length > 0 && (
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
      )}
    </div>
  )
}
