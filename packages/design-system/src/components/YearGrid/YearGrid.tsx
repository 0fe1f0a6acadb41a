import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './YearGrid.css.ts'

export interface YearGridProps {
  /** What the days are of; names the table. */
  label: string
  /** The last day, ISO. The grid ends with its week. */
  until: string
  /** Which part of each day is done, from 0 to 1, by ISO day; null for a day that counts neither way. Others are unknown. */
  parts: ReadonlyMap<string, number | null>
  /** The name of a month, `YYYY-MM`, above its first week. */
  monthName: (month: string) => string
  /** The months in words, for those who read or listen, newest first: what is known of each. */
  months: readonly { name: string; text: string }[]
  /** The headings of those two columns. */
  headings: readonly [string, string]
}

const weekCount = 53
const dayLength = 86_400_000
/** A cell and the gap beside it, in the units of the drawing. */
const step = 12
const size = 10
const top = 18

/** Returns the weeks that end with that of a day, each from Monday on. */
function weeksUntil(until: string): string[][] {
  const last = Date.parse(until)
  const monday = last - ((new Date(last).getUTCDay() + 6) % 7) * dayLength
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const time = monday + ((week + 1 - weekCount) * 7 + weekday) * dayLength
      return new Date(time).toISOString().slice(0, 10)
    }),
  )
}

/**
 * A year of days, a week in each column. A day fills from below as far as it is done, so that it reads without colours
 * too; one that is not known is a dot. The drawing is silent, and a table says the same in words.
 */
export function YearGrid({ label, until, parts, monthName, months, headings }: YearGridProps) {
  const weeks = weeksUntil(until)
  return (
    <div className={styles.frame}>
      <svg
        viewBox={`0 0 ${weekCount * step} ${top + 7 * step}`}
        aria-hidden="true"
        className={styles.drawing}
      >
        {weeks.map(([first = ''], column) => {
          const isNew = first.slice(8) <= '07' && column < weekCount - 2
          return (
            isNew && (
              <text key={first} x={column * step} y={12} className={styles.month}>
                {monthName(first.slice(0, 7))}
              </text>
            )
          )
        })}
        {weeks.map((week, column) =>
          week
            .filter((day) => day <= until)
            .map((day, row) => (
              <Day key={day} x={column * step} y={top + row * step} part={parts.get(day)} />
            )),
        )}
      </svg>
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

function Day({ x, y, part }: { x: number; y: number; part: number | null | undefined }) {
  if (part === undefined) {
    return <circle cx={x + size / 2} cy={y + size / 2} r={1} className={styles.unknown} />
  }
  if (part === null) {
    return <path d={`M${x + 2} ${y + size / 2}h${size - 4}`} className={styles.passed} />
  }
  // What is begun is never so low that it looks empty.
  const height = part === 0 ? 0 : Math.max(2, size * part)
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={2} className={styles.day} />
      {height > 0 && (
        <rect
          x={x}
          y={y + size - height}
          width={size}
          height={height}
          rx={2}
          className={cx(styles.done, part === 1 && styles.whole)}
        />
      )}
    </>
  )
}
