import type { ReactNode, Ref } from 'react'
import { type DayStep, stepOf } from './steps.ts'
import * as styles from './YearCells.css.ts'

/** Cells, and the gap between them, in px. */
export interface CellSize {
  size: number
  gap: number
}

/** What is known of days. */
export interface YearContent {
  /** The last day, ISO. */
  until: string
  /**
   * Which part of each day is done, from 0 to 1, by ISO day; null for a day that counts neither way. On the others nothing was
   * due, or they are not read.
   */
  parts: ReadonlyMap<string, number | null>
  /** Whether a day has not been read yet, so that nothing can be said of it. */
  isUnread: (day: string) => boolean
}

type Sign = DayStep | 'unread'

/** Returns the path of one cell, inside of which is its edge. */
export function cellPath(x: number, y: number, { size }: CellSize, edge = 0): string {
  const corner = 0.22 * size
  const inner = size - edge
  const side = inner - 2 * corner
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + edge / 2 + corner} ${y + edge / 2}h${side}${turn(corner, corner)}v${side}${turn(-corner, corner)}` +
    `h${-side}${turn(-corner, -corner)}v${-side}${turn(corner, -corner)}z`
  )
}

const dash = (x: number, y: number, { size }: CellSize) =>
  `M${x + 0.32 * size} ${y + size / 2}h${0.36 * size}`

const edges: Partial<Record<Sign, number>> = { some: 1.5, 1: 1 }

/** Returns one path for each sign: a year has 371 cells, and a page has many years. */
function pathsOf(
  weeks: readonly (readonly string[])[],
  { until, parts, isUnread }: YearContent,
  cell: CellSize,
): Map<Sign, string> {
  const paths = new Map<Sign, string>()
  const add = (sign: Sign, path: string) => paths.set(sign, (paths.get(sign) ?? '') + path)
  const step = cell.size + cell.gap
  for (const [column, week] of weeks.entries()) {
    for (const [row, day] of week.entries()) {
      if (day > until) break
      const [x, y] = [column * step, row * step]
      const part = parts.get(day)
      if (part === undefined) {
        if (isUnread(day)) add('unread', cellPath(x, y, cell))
        continue
      }
      const sign = stepOf(part)
      add(sign === 'passed' ? 'none' : sign, cellPath(x, y, cell, edges[sign]))
      if (sign === 'passed') add('passed', dash(x, y, cell))
    }
  }
  return paths
}

interface Props extends YearContent {
  weeks: readonly (readonly string[])[]
  cell: CellSize
  /** Fills the room around it. Otherwise a cell is as large as it says. */
  isFilling?: boolean
  ref?: Ref<SVGSVGElement>
  /** Drawn above the cells. */
  children?: ReactNode
}

/** The cells of some weeks, a week in each column, in the tints of the hue around them. Silent. */
export function YearCells({ weeks, cell, isFilling, ref, children, ...content }: Props) {
  const step = cell.size + cell.gap
  const [width, height] = [weeks.length * step - cell.gap, 7 * step - cell.gap]
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.drawing}
      style={{ inlineSize: isFilling ? '100%' : `${width / 16}rem` }}
      aria-hidden="true"
    >
      {[...pathsOf(weeks, content, cell)].map(([sign, path]) => (
        <path
          key={sign}
          d={path}
          className={styles.sign[sign]}
          strokeWidth={sign === 'passed' ? 0.1 * cell.size : undefined}
        />
      ))}
      {children}
    </svg>
  )
}
